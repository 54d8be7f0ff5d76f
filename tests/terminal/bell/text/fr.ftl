action-work = Travailler
action-stop = Arrêter { $times } fois
action-ring = Sonner
prompt-shift = Qui travaille ?
event-did = { $clock ->
    [true] La cloche sonne.
   *[other] { $seat } a fait quelque chose.
}
reason-only-work = Il n'y a que du travail.
outcome = { $winners } gagne.
option-seconds = Secondes jusqu'à la cloche
