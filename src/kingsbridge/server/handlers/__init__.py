"""What the calls of the HTTP interface do; which call leads where is told in ``server.routes``."""
