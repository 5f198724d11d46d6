#ifndef C_EXCHANGE_H
#define C_EXCHANGE_H

/// Exchanges two paths of one file system in a single step. Returns 0, or -1 with `errno` set.
int exchange_paths(const char *left, const char *right);

#endif
