// Nothing to call: see CMalloc.c.
