action-go-on = go on
action-object = object
prompt-speech = Go on.
event-goes-on = { $seat } goes on.
event-objection = { $seat } objects.
outcome = { $winners }
option-holders = Who holds an objection, as bits
