"""The server: HTTP and WebSocket, nothing else."""
