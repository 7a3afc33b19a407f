"""What a good player knows at a glance.  No rule stands here; a bot may ignore all of it."""
