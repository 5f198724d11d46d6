#include "CSitegenVersion.h"

// `Package.swift` defines both from the environment of the build.
const char *sitegen_build(void) { return SITEGEN_BUILD; }

const char *sitegen_release(void) { return SITEGEN_RELEASE; }
