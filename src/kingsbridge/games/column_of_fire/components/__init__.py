"""What is in the box: names, the grammar of actions, the component set in use, and its listing."""
