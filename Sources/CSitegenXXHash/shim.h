// The whole algorithm stands in the header: nothing has to be there when the program runs.
#define XXH_INLINE_ALL
#include <xxhash.h>

// Inlined, the library gives its functions other names by macros, which Swift does not see.
static inline XXH128_hash_t cxxhash_xxh3_128(const void *bytes, size_t count) { return XXH3_128bits(bytes, count); }
