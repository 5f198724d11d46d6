#pragma once

/// What is no status of HTTP.
enum { CCURL_UNREACHABLE = -1, CCURL_SILENT = -2 };

/// Loads libcurl when first asked. 0 where there is none.
int ccurl_is_there(void);

/// The status with which a host answers for an address, redirections followed; `CCURL_SILENT` when it has not within so many
/// milliseconds. Blocks. Only `http` and `https` are asked.
/// @param gets asks with GET for the first byte; else with HEAD.
long ccurl_status(const char *address, int gets, long milliseconds);
