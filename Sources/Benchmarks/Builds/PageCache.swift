import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// What the system holds of files in memory.
enum PageCache {
    /// Has it let go of the files in a folder, which have to be on disk; on Linux only.
    ///
    /// Seven sites of 100,000 episodes fill all of it, and making room costs the next one time that a first one does not take.
    static func forget(_ folder: URL) {
        #if canImport(Glibc)
            guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
                return
            }
            for case let file as URL in files {
                let number = open(file.path, O_RDONLY | O_CLOEXEC)
                guard number >= 0 else { continue }
                posix_fadvise(number, 0, 0, POSIX_FADV_DONTNEED)
                close(number)
            }
        #endif
    }
}
