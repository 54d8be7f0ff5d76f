action-go-on = poursuivre
action-object = objecter
prompt-speech = Poursuivez.
event-goes-on = { $seat } poursuit.
event-objection = { $seat } fait objection.
outcome = { $winners }
option-holders = Qui tient une objection, en bits
