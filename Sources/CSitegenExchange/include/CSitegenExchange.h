#ifndef C_EXCHANGE_H
#define C_EXCHANGE_H

/// Lets two paths of one file system change places in a single step. Returns 0, or -1 with `errno` set.
int exchange_paths(const char *left, const char *right);

#endif
