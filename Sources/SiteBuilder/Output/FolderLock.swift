import Diagnostics

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Keeps other builds out of a folder while the value lives; the system lets go of it when the process ends.
struct FolderLock: ~Copyable {
    private let number: Int32

    deinit {
        // A process that is just being started holds a copy of the descriptor for a moment, and closing ours would leave
        // the lock with it.
        flock(number, LOCK_UN)
        close(number)
    }

    static func take(_ folder: OutputFolder) throws(BuildFailure) -> FolderLock {
        let number = open(folder.location, O_RDONLY | O_CLOEXEC)
        if number < 0 { throw BuildFailure([.unwritable(folder.shownAs, .last)]) }
        let lock = FolderLock(number: number)
        guard flock(number, LOCK_EX | LOCK_NB) == 0 else {
            throw BuildFailure([.busy(folder.shownAs)])
        }
        return lock
    }
}

extension Diagnostic {
    fileprivate static func busy(_ path: String) -> Diagnostic {
        Diagnostic(
            .error, id: "io.output-busy", "another build is writing to this folder",
            hint: "wait for it to end, or choose another output folder", path: path)
    }
}
