"""The rules, a class for each paragraph; the modules follow the chapters of the rules text."""
