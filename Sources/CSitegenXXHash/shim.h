// The header contains the whole algorithm, so no library is needed at run time.
#define XXH_INLINE_ALL
#include <xxhash.h>

// With inlining, the library renames its functions by macros, which Swift does not see.
static inline XXH128_hash_t cxxhash_xxh3_128(const void *bytes, size_t count) { return XXH3_128bits(bytes, count); }
