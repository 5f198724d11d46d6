#include "CSitegenCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

// Constants of libcurl's public interface, unchanged since 7.19.
enum { WRITE_FUNCTION = 20011, URL = 10002, RANGE = 10007, USER_AGENT = 10018 };
enum { NO_BODY = 44, FOLLOW_LOCATION = 52, MAX_REDIRECTIONS = 68, NO_SIGNAL = 99 };
enum { TIMEOUT_MS = 155, PROTOCOLS = 181, REDIRECTION_PROTOCOLS = 182 };
enum { RESPONSE_CODE = 0x200002 };
enum { HTTP_AND_HTTPS = 3L };
enum { GLOBAL_ALL = 3L };
enum { OK = 0, WRITE_ERROR = 23, TIMED_OUT = 28 };

static struct {
    int (*global_init)(long what);
    void *(*init)(void);
    int (*set)(void *handle, int option, ...);
    int (*perform)(void *handle);
    int (*info)(void *handle, int what, ...);
    void (*cleanup)(void *handle);
} curl;

static int is_there;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.4.dylib"};
    void *library = NULL;
    for (size_t i = 0; library == NULL && i < sizeof names / sizeof *names; i++) library = dlopen(names[i], RTLD_NOW);
    if (library == NULL) return;
    *(void **)&curl.global_init = dlsym(library, "curl_global_init");
    *(void **)&curl.init = dlsym(library, "curl_easy_init");
    *(void **)&curl.set = dlsym(library, "curl_easy_setopt");
    *(void **)&curl.perform = dlsym(library, "curl_easy_perform");
    *(void **)&curl.info = dlsym(library, "curl_easy_getinfo");
    *(void **)&curl.cleanup = dlsym(library, "curl_easy_cleanup");
    is_there = curl.global_init && curl.init && curl.set && curl.perform && curl.info && curl.cleanup
               && curl.global_init(GLOBAL_ALL) == OK;
}

int ccurl_is_there(void) {
    pthread_once(&once, load);
    return is_there;
}

// Only the status is needed. If a host ignores the range, the rest of its answer is not read.
static size_t hang_up(char *bytes, size_t size, size_t count, void *context) { return 0; }

long ccurl_status(const char *address, int gets, long milliseconds) {
    if (!ccurl_is_there()) return CCURL_UNREACHABLE;
    void *handle = curl.init();
    if (handle == NULL) return CCURL_UNREACHABLE;
    curl.set(handle, URL, address);
    curl.set(handle, USER_AGENT, "sitegen check");
    curl.set(handle, PROTOCOLS, HTTP_AND_HTTPS);
    curl.set(handle, REDIRECTION_PROTOCOLS, HTTP_AND_HTTPS);
    curl.set(handle, FOLLOW_LOCATION, 1L);
    curl.set(handle, MAX_REDIRECTIONS, 16L);
    curl.set(handle, NO_SIGNAL, 1L);
    curl.set(handle, TIMEOUT_MS, milliseconds);
    curl.set(handle, WRITE_FUNCTION, hang_up);
    if (gets) {
        curl.set(handle, RANGE, "0-0");
    } else {
        curl.set(handle, NO_BODY, 1L);
    }
    int result = curl.perform(handle);
    long status = 0;
    curl.info(handle, RESPONSE_CODE, &status);
    curl.cleanup(handle);
    if (result == TIMED_OUT) return CCURL_SILENT;
    if (result != OK && result != WRITE_ERROR) return CCURL_UNREACHABLE;
    return status;
}
