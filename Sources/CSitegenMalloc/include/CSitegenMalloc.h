// Makes the allocator clear large zeroed blocks itself instead of returning them to the system. Useful for a program
// that draws; takes less than a millisecond.
void clear_memory_in_place(void);
