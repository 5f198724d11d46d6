import SiteDiagnostics
import SiteFileSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Locks a folder against other builds while the value exists. The system releases the lock when the process ends,
/// however it ends.
struct FolderLock: ~Copyable {
    private let number: Int32

    private init(number: Int32) { self.number = number }

    deinit {
        // A child process that is just starting holds a copy of the descriptor for a moment. Closing only our
        // descriptor would leave the lock with it.
        flock(number, LOCK_UN)
        close(number)
    }

    /// Throws at once if another build holds the lock. Waiting for its end would surprise the user.
    static func take(_ folder: OutputFolder) throws(BuildFailure) -> FolderLock {
        let unwritable = { BuildFailure([.unwritable(folder.shownAs, $0)]) }
        while true {
            let lock = FolderLock(number: open(folder.location, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
            guard lock.number >= 0 else { throw unwritable(.last) }
            if flock(lock.number, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
                throw BuildFailure([.busy(folder.shownAs)])
            }
            // A file system without locks needs no waiting. A build that has just ended may have replaced the folder
            // after it was opened.
            let isStillThere = try attempt(unwritable, lock.isOn(folder.location))
            if isStillThere { return lock }
        }
    }

    /// Locks a folder that is probably unknown to others.
    init(of location: String) throws(SystemError) {
        number = open(location, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if number < 0 { throw .last }
        if flock(number, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { throw SystemError(code: EWOULDBLOCK) }
    }

    /// True if a running build holds the lock of a folder.
    static func isHeld(_ location: String) -> Bool {
        do throws(SystemError) {
            _ = try FolderLock(of: location)
            return false
        } catch {
            return error.code == EWOULDBLOCK
        }
    }

    private func isOn(_ location: String) throws(SystemError) -> Bool {
        var raw = stat()
        guard fstat(number, &raw) == 0 else { throw .last }
        return try FileStatus(of: location).identity == FileStatus(raw).identity
    }
}

extension Diagnostic {
    static func busy(_ path: String) -> Diagnostic {
        Diagnostic(
            .error, id: "io.output-busy", "another build is writing to this folder",
            hint: "wait for it to end, or choose a different output folder", path: path)
    }
}
