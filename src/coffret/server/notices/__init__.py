"""Turn notices: what calls people back to a play over days, by e-mail or webhook, where the host has set it up."""
