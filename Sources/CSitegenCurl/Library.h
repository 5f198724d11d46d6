#pragma once

#include "CSitegenCurl.h"

#pragma GCC visibility push(hidden)

/// The functions of libcurl that are used, after it has been loaded.
extern struct ccurl_functions {
    int (*global_init)(long what);
    void *(*init)(void);
    int (*set)(void *handle, int option, ...);
    int (*perform)(void *handle);
    int (*info)(void *handle, int what, ...);
    void (*cleanup)(void *handle);
    void (*reset)(void *handle);
    void *(*append)(void *list, const char *line);
    void (*free_list)(void *list);
} curl;

/// A list of libcurl's. `free_list` it. NULL for no lines.
void *ccurl_list(const char *const *lines);

/// Sets the options of a transfer by SFTP. Returns the lists that must live until its end, `free_list` both.
void ccurl_set_sftp(void *handle, const ccurl_sftp *sftp, ccurl_answer *answer, void *lists[2]);

#pragma GCC visibility pop
