#define _GNU_SOURCE
#include "CSitegenExchange.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/syscall.h>

// `renameat2` is not used: Swift's C library module does not contain it, and older C libraries lack it.
int exchange_paths(const char *left, const char *right) {
    const unsigned int exchange = 1 << 1;
    return (int)syscall(SYS_renameat2, AT_FDCWD, left, AT_FDCWD, right, exchange);
}
#else
int exchange_paths(const char *left, const char *right) { return renamex_np(left, right, RENAME_SWAP); }
#endif
