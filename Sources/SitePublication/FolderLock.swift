import SiteDiagnostics
import SiteFileSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Keeps other builds out of a folder while the value lives; the system lets go of it when the process ends, however it ends.
struct FolderLock: ~Copyable {
    private let number: Int32

    private init(number: Int32) { self.number = number }

    deinit {
        // A process that is just being started holds a copy of the descriptor for a moment, and closing ours would leave
        // the lock with it.
        flock(number, LOCK_UN)
        close(number)
    }

    /// Refuses at once when another build has the lock: its end would be a surprise to whoever waits.
    static func take(_ folder: OutputFolder) throws(BuildFailure) -> FolderLock {
        let unwritable = { BuildFailure([.unwritable(folder.shownAs, $0)]) }
        while true {
            let lock = FolderLock(number: open(folder.location, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
            guard lock.number >= 0 else { throw unwritable(.last) }
            if flock(lock.number, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
                throw BuildFailure([.busy(folder.shownAs)])
            }
            // On a file system without locks there is none to wait for.
            // A build that has just ended may have put another folder in the place of the one that was opened.
            let isStillThere = try attempt(unwritable, lock.isOn(folder.location))
            if isStillThere { return lock }
        }
    }

    /// The lock of a folder that most likely nobody else knows.
    init(of location: String) throws(SystemError) {
        number = open(location, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if number < 0 { throw .last }
        if flock(number, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { throw SystemError(code: EWOULDBLOCK) }
    }

    /// Whether a build that is at work has the lock of a folder.
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
            hint: "wait for it to end, or choose another output folder", path: path)
    }
}
