"""The way of a move: a command comes in, is stored, is told; and bots go on.

``hall`` puts the rest together: ``rooms`` (tables in memory), ``commands`` (one after the other),
``durable`` (stored before it is acknowledged), ``telling`` (every socket its own sight),
``outgoing`` (the sockets), ``stand_ins`` (bots, absent people), ``workers`` (where bots think) and
``faults`` (what may be said of what went wrong).
"""
