action-work = Work
action-stop = Stop it { $times } times
action-ring = Ring
prompt-shift = Who works?
event-did = { $clock ->
    [true] The bell rings.
   *[other] { $seat } did something.
}
reason-only-work = There is only work.
outcome = { $winners } wins.
option-seconds = Seconds until the bell
