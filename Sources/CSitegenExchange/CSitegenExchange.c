#define _GNU_SOURCE
#include "CSitegenExchange.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/syscall.h>

// Not `renameat2`: Swift's view of the C library has no name for it, and older ones lack it.
int exchange_paths(const char *left, const char *right) {
    const unsigned int exchange = 1 << 1;
    return (int)syscall(SYS_renameat2, AT_FDCWD, left, AT_FDCWD, right, exchange);
}
#else
int exchange_paths(const char *left, const char *right) { return renamex_np(left, right, RENAME_SWAP); }
#endif
