action-vote = vote { $choice }
prompt-ballot = Vote.
event-result = The vote is { $choice }.
my-vote = { $choice }
outcome = { $winners }
