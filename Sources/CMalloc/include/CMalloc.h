#ifndef C_MALLOC_H
#define C_MALLOC_H

#include <stddef.h>

/// Has blocks of at least so many bytes go back to the system as soon as they are freed.
void return_blocks_early(size_t bytes);

#endif
