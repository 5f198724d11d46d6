#pragma once

#include <stddef.h>

/// Results that are not HTTP statuses: the host cannot be reached, or does not answer.
enum { CCURL_UNREACHABLE = -1, CCURL_SILENT = -2 };

/// Loads libcurl on the first call. Returns 0 if it is not installed.
int ccurl_is_there(void);

/// Returns the HTTP status of an address after redirects; `CCURL_SILENT` if the host has not answered within the given
/// number of milliseconds. Blocks. Only `http` and `https` are allowed.
/// @param gets True to use GET for the first byte; false to use HEAD.
long ccurl_status(const char *address, int gets, long milliseconds);

/// Options of a transfer by SFTP. All texts end with a zero.
typedef struct {
    const char *user;
    /// NULL to log in with a key.
    const char *password;
    /// Files with a key; NULL to log in with the keys of the agent.
    const char *private_key;
    const char *public_key;
    /// The file with the keys of known hosts.
    const char *known_hosts;
    /// Commands before and after the transfer, such as `rename "a" "b"`, with a NULL behind the last.
    const char *const *before;
    const char *const *after;
} ccurl_sftp;

/// Whether the key of an SFTP host is the one in the file of known hosts.
enum { CCURL_HOST_KNOWN = 0, CCURL_HOST_CHANGED = 1, CCURL_HOST_UNKNOWN = 2 };

/// Problems that libcurl's numbers do not include.
enum { CCURL_NO_LIBRARY = -1, CCURL_NO_FILE = -2, CCURL_NO_SIGNATURES = -3 };

/// A request, all of whose texts end with a zero. A pointer may be NULL where the comment says so.
typedef struct {
    const char *method;
    const char *address;
    /// `Name: value`, with a NULL behind the last.
    const char *const *headers;
    /// NULL for HTTP. With SFTP, `PUT` writes a file, `GET` reads one, and `HEAD` only sends commands.
    const ccurl_sftp *sftp;
    /// `aws:amz:region:service`, to sign the request with user and password as key and secret; NULL for no signature.
    const char *signature;
    /// `key:secret`; NULL for none.
    const char *credentials;
    /// The file whose bytes are sent; NULL for none.
    const char *file;
    /// Bytes that are sent where no file is; NULL for none.
    const void *bytes;
    /// Bytes to be sent, of the file or in memory.
    long long count;
    /// Milliseconds until the host must have accepted the connection.
    long connect_milliseconds;
    /// The request is given up after so many seconds with fewer than 100 bytes in each.
    long silent_seconds;
} ccurl_request;

typedef struct {
    /// 0, or why no answer came: a number of libcurl's.
    int problem;
    /// The same in words; no longer than 255 bytes.
    char reason[256];
    long status;
    /// A number of the enumeration above. 0 for HTTP.
    int host;
    /// The header ETag without its name, the end of the line and quotes; empty where there is none.
    char etag[128];
    /// The answer's body; `ccurl_free` it. At most 64 MB are kept.
    char *body;
    size_t count;
} ccurl_answer;

/// Sends a request and waits for the answer. Follows no redirection. Only `http` and `https` are spoken, or only SFTP.
void ccurl_send(const ccurl_request *request, ccurl_answer *answer);

void ccurl_free(ccurl_answer *answer);
