#include "Library.h"

// Constants of libcurl's public interface, unchanged since 7.19.6.
enum { QUOTE = 10028, POST_QUOTE = 10039, LIST_ONLY = 48, PROTOCOLS = 181, CREATE_FOLDERS = 110 };
enum { USER_NAME = 10173, PASSWORD = 10174, AUTHENTICATION = 151, PUBLIC_KEY_FILE = 10152, PRIVATE_KEY_FILE = 10153 };
enum { KNOWN_HOSTS = 10183, KEY_FUNCTION = 20184, KEY_DATA = 10185 };
enum { ONLY_SFTP = 32L };
enum { BY_KEY = 1L, BY_PASSWORD = 2L, BY_KEYBOARD = 8L, BY_AGENT = 16L };
enum { ACCEPT = 1, REJECT = 2 };

// `match` is 0 for the key in the file of known hosts, 1 for a different key, 2 for none.
static int check_host(void *handle, const void *known, const void *found, int match, void *context) {
    ((ccurl_answer *)context)->host = match;
    return match == CCURL_HOST_KNOWN ? ACCEPT : REJECT;
}

void ccurl_set_sftp(void *handle, const ccurl_sftp *sftp, ccurl_answer *answer, void *lists[2]) {
    curl.set(handle, PROTOCOLS, ONLY_SFTP);
    curl.set(handle, CREATE_FOLDERS, 1L);
    curl.set(handle, LIST_ONLY, 1L);
    // Without this file libcurl accepts every host.
    curl.set(handle, KNOWN_HOSTS, sftp->known_hosts);
    curl.set(handle, KEY_FUNCTION, check_host);
    curl.set(handle, KEY_DATA, answer);
    curl.set(handle, USER_NAME, sftp->user);
    if (sftp->password != NULL) {
        curl.set(handle, AUTHENTICATION, BY_PASSWORD | BY_KEYBOARD);
        curl.set(handle, PASSWORD, sftp->password);
    } else if (sftp->private_key != NULL) {
        curl.set(handle, AUTHENTICATION, BY_KEY);
        curl.set(handle, PRIVATE_KEY_FILE, sftp->private_key);
        curl.set(handle, PUBLIC_KEY_FILE, sftp->public_key);
    } else {
        curl.set(handle, AUTHENTICATION, BY_AGENT);
    }
    lists[0] = ccurl_list(sftp->before);
    lists[1] = ccurl_list(sftp->after);
    curl.set(handle, QUOTE, lists[0]);
    curl.set(handle, POST_QUOTE, lists[1]);
}
