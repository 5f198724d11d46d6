#include "CMalloc.h"

// Read by jemalloc when the program starts, see TUNING.md there. What is free goes back to the system within a tenth of a second,
// ten seconds otherwise: a build of a large site frees most of what one stage has used before the next one wants its own.
const char *malloc_conf = "dirty_decay_ms:100,muzzy_decay_ms:0";
