#include "CMalloc.h"

#include <stdlib.h>

// Other libraries than glibc do so by themselves, or not at all. This one raises its bound to the length of each large block that is
// freed, and keeps all blocks below it, unless the bound has been set; and it asks the system for the rest in such small pieces that
// several threads wait for each other: mallopt(3).
#ifdef __GLIBC__
#include <malloc.h>

void return_blocks_early(size_t bytes) {
    mallopt(M_MMAP_THRESHOLD, (int)bytes);
    mallopt(M_TOP_PAD, 256 << 10);
}
#else
void return_blocks_early(size_t bytes) { (void)bytes; }
#endif
