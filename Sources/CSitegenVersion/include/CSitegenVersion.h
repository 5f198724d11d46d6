#ifndef C_SITEGEN_VERSION_H
#define C_SITEGEN_VERSION_H

/// The commit and the Swift version that the program was built from, for example "commit 0a1b2c3d4e5f, Swift 6.3.1".
/// Empty if they were not given to the build.
const char *_Nonnull sitegen_build(void);

/// The address of the folder that this program was released in. Empty if the program was not released.
const char *_Nonnull sitegen_release(void);

#endif
