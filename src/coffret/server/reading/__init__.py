"""What strangers bring, read in a process that can be ended."""
