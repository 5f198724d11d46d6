// Has large blocks of zeros cleared, not given back and faulted in again. For a program that draws; takes less than a millisecond.
void clear_memory_in_place(void);
