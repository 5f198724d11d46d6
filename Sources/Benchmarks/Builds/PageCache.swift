import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The system's cache of files in memory.
enum PageCache {
    /// Drops the files of a folder from the cache. They must be on disk. Works only on Linux.
    ///
    /// Seven sites of 100,000 episodes fill the cache. Without this, later runs would spend time on freeing it, and the
    /// first run would not.
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
