#include "Library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

// Constants of libcurl's public interface, unchanged since 7.19.
enum { WRITE_FUNCTION = 20011, URL = 10002, RANGE = 10007, USER_AGENT = 10018 };
enum { NO_BODY = 44, FOLLOW_LOCATION = 52, MAX_REDIRECTIONS = 68, NO_SIGNAL = 99 };
enum { WRITE_DATA = 10001, READ_DATA = 10009, READ_FUNCTION = 20012, SEEK_DATA = 10168, SEEK_FUNCTION = 20167 };
enum { HEADER_FUNCTION = 20079, HEADER_DATA = 10029, HTTP_HEADER = 10023, CUSTOM_REQUEST = 10036, UPLOAD = 46 };
enum { FILE_SIZE = 30115, USER_PASSWORD = 10005, AWS_SIGNATURE = 10305, ERROR_TEXT = 10010 };
enum { LOW_SPEED_LIMIT = 19, LOW_SPEED_TIME = 20, CONNECT_TIMEOUT_MS = 156 };
enum { TIMEOUT_MS = 155, PROTOCOLS = 181, REDIRECTION_PROTOCOLS = 182 };
enum { RESPONSE_CODE = 0x200002 };
enum { HTTP_AND_HTTPS = 3L };
enum { GLOBAL_ALL = 3L };
enum { OK = 0, WRITE_ERROR = 23, TIMED_OUT = 28 };

struct ccurl_functions curl;

/// A handle for each thread. It keeps connections open, because opening one takes longer than most requests.
static pthread_key_t handles;

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
    *(void **)&curl.reset = dlsym(library, "curl_easy_reset");
    *(void **)&curl.append = dlsym(library, "curl_slist_append");
    *(void **)&curl.free_list = dlsym(library, "curl_slist_free_all");
    is_there = curl.append && curl.free_list && curl.global_init && curl.init && curl.set && curl.perform && curl.info && curl.cleanup
               && curl.reset && pthread_key_create(&handles, curl.cleanup) == 0 && curl.global_init(GLOBAL_ALL) == OK;
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

// MARK: Requests

static const size_t longest_body = 64 << 20;

static size_t keep(char *bytes, size_t size, size_t count, void *context) {
    ccurl_answer *answer = context;
    size_t more = size * count;
    if (more > longest_body - answer->count) return 0;
    char *grown = realloc(answer->body, answer->count + more + 1);
    if (grown == NULL) return 0;
    answer->body = grown;
    memcpy(answer->body + answer->count, bytes, more);
    answer->count += more;
    return more;
}

static size_t note_header(char *line, size_t size, size_t count, void *context) {
    ccurl_answer *answer = context;
    size_t length = size * count;
    // A later answer's headers count: those of the first are of "100 Continue".
    if (length > 5 && strncasecmp(line, "HTTP/", 5) == 0) answer->etag[0] = 0;
    if (length <= 5 || strncasecmp(line, "etag:", 5) != 0) return length;
    size_t used = 0;
    for (size_t i = 5; i < length && used + 1 < sizeof answer->etag; i++) {
        if (line[i] > ' ' && line[i] != '"') answer->etag[used++] = line[i];
    }
    answer->etag[used] = 0;
    return length;
}

static size_t read_file(char *bytes, size_t size, size_t count, void *file) {
    return file == NULL ? 0 : fread(bytes, size, count, file);
}

static int seek_file(void *file, long long offset, int origin) { return fseeko(file, offset, origin) == 0 ? 0 : 2; }

static void set_body(void *handle, const ccurl_request *request, FILE *file) {
    curl.set(handle, UPLOAD, 1L);
    curl.set(handle, FILE_SIZE, request->count);
    curl.set(handle, READ_FUNCTION, read_file);
    curl.set(handle, READ_DATA, file);
    curl.set(handle, SEEK_FUNCTION, seek_file);
    curl.set(handle, SEEK_DATA, file);
}

static void *handle_of_thread(void) {
    if (!ccurl_is_there()) return NULL;
    void *handle = pthread_getspecific(handles);
    if (handle != NULL) curl.reset(handle);
    else if ((handle = curl.init()) != NULL) pthread_setspecific(handles, handle);
    return handle;
}

void *ccurl_list(const char *const *lines) {
    void *list = NULL;
    for (; *lines != NULL; lines++) list = curl.append(list, *lines);
    return list;
}

void ccurl_send(const ccurl_request *request, ccurl_answer *answer) {
    memset(answer, 0, sizeof *answer);
    FILE *file = NULL;
    void *handle = handle_of_thread();
    if (handle == NULL) {
        answer->problem = CCURL_NO_LIBRARY;
        strcpy(answer->reason, "libcurl cannot be loaded");
        return;
    }
    if (request->file != NULL) file = fopen(request->file, "rbe");
    if (request->file == NULL && request->count > 0) file = fmemopen((void *)request->bytes, request->count, "rb");
    if (request->file != NULL && file == NULL) {
        answer->problem = CCURL_NO_FILE;
        strcpy(answer->reason, "the file cannot be read");
        return;
    }
    void *headers = ccurl_list(request->headers);
    void *commands[2] = {NULL, NULL};
    curl.set(handle, URL, request->address);
    curl.set(handle, USER_AGENT, "sitegen");
    curl.set(handle, PROTOCOLS, HTTP_AND_HTTPS);
    curl.set(handle, NO_SIGNAL, 1L);
    curl.set(handle, CONNECT_TIMEOUT_MS, request->connect_milliseconds);
    curl.set(handle, LOW_SPEED_LIMIT, 100L);
    curl.set(handle, LOW_SPEED_TIME, request->silent_seconds);
    if (request->sftp == NULL) curl.set(handle, CUSTOM_REQUEST, request->method);
    else ccurl_set_sftp(handle, request->sftp, answer, commands);
    curl.set(handle, HTTP_HEADER, headers);
    curl.set(handle, WRITE_FUNCTION, keep);
    curl.set(handle, WRITE_DATA, answer);
    curl.set(handle, HEADER_FUNCTION, note_header);
    curl.set(handle, HEADER_DATA, answer);
    curl.set(handle, ERROR_TEXT, answer->reason);
    if (strcmp(request->method, "HEAD") == 0) curl.set(handle, NO_BODY, 1L);
    // An empty body is a body, too: without it the length would not be said.
    if (strcmp(request->method, "PUT") == 0 || strcmp(request->method, "POST") == 0) set_body(handle, request, file);
    if (request->credentials != NULL) curl.set(handle, USER_PASSWORD, request->credentials);
    // Before libcurl 7.75 there are no signatures.
    if (request->signature != NULL && curl.set(handle, AWS_SIGNATURE, request->signature) != OK) {
        answer->problem = CCURL_NO_SIGNATURES;
        strcpy(answer->reason, "libcurl is older than 7.75 and cannot sign requests");
    } else {
        answer->problem = curl.perform(handle);
        curl.info(handle, RESPONSE_CODE, &answer->status);
    }
    if (answer->problem == OK) answer->reason[0] = 0;
    else if (answer->reason[0] == 0) snprintf(answer->reason, sizeof answer->reason, "libcurl reports error %d", answer->problem);
    curl.free_list(headers);
    for (int i = 0; i < 2; i++) curl.free_list(commands[i]);
    if (file != NULL) fclose(file);
}

void ccurl_free(ccurl_answer *answer) {
    free(answer->body);
    answer->body = NULL;
}
