// Other systems keep their own memory, and need not have jemalloc to compile this.
#ifdef __linux__

#include "CSitegenMalloc.h"

#include <jemalloc/jemalloc.h>
#include <stdio.h>

// Read by jemalloc when the program starts, see TUNING.md there. What is free goes back to the system within a tenth of a second,
// ten seconds otherwise: a build of a large site frees most of what one stage has used before the next one wants its own.
const char *malloc_conf = "dirty_decay_ms:100,muzzy_decay_ms:0";

// An arena clears what calloc hands out a second time if it has hooks of its own, even the same ones. Otherwise it gives the pages
// back to the system to get them cleared, and each has to be faulted in again: that was half of the time in which cards were drawn.
void clear_memory_in_place(void) {
    static extent_hooks_t hooks;
    extent_hooks_t *given, *ours = &hooks;
    unsigned arenas;
    size_t size = sizeof given;
    if (mallctl("arena.0.extent_hooks", &given, &size, NULL, 0) != 0) return;
    hooks = *given;
    size = sizeof arenas;
    if (mallctl("opt.narenas", &arenas, &size, NULL, 0) != 0) return;
    for (unsigned arena = 0; arena < arenas; arena++) {
        char name[40];
        snprintf(name, sizeof name, "arena.%u.extent_hooks", arena);
        mallctl(name, NULL, NULL, &ours, sizeof ours);
    }
}

#endif
