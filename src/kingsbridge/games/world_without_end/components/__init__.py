"""What is in the box: names, what events say, the component set in use, and its listing."""
