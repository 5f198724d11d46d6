#pragma once

/// Results that are not HTTP statuses: the host cannot be reached, or does not answer.
enum { CCURL_UNREACHABLE = -1, CCURL_SILENT = -2 };

/// Loads libcurl on the first call. Returns 0 if it is not installed.
int ccurl_is_there(void);

/// Returns the HTTP status of an address after redirects; `CCURL_SILENT` if the host has not answered within the given
/// number of milliseconds. Blocks. Only `http` and `https` are allowed.
/// @param gets True to use GET for the first byte; false to use HEAD.
long ccurl_status(const char *address, int gets, long milliseconds);
