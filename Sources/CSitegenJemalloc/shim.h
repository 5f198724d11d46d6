// Linked, the library takes the place of malloc and its like: nothing of it is called by name.
