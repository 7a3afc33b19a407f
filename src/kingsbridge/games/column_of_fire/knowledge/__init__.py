"""What a good player knows at a glance: what things are worth, what actions promise."""
