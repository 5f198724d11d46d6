import SiteDiagnostics

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The operating system's error for a failed call on a file.
package struct SystemError: Error, Hashable {
    package var code: Int32

    package init(code: Int32) { self.code = code }

    /// The error of the call that has just failed on this thread.
    package static var last: SystemError { SystemError(code: errno) }

    package static let notFound = SystemError(code: ENOENT)
    package static let notAFile = SystemError(code: EISDIR)
    package static let notAFolder = SystemError(code: ENOTDIR)

    /// True if nothing exists at the path, or if a part of the path is a file.
    package var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

    /// True for a full disk, an exhausted quota, or the system's limit for file sizes.
    package var isOutOfRoom: Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }

    /// The reason. Common errors have our own text, so that a report does not depend on the platform.
    package var reason: String {
        switch code {
        case ENOENT: "it does not exist"
        case EACCES, EPERM: "permission denied"
        case EISDIR: "it is a folder"
        case ENOTDIR: "a part of its path is not a folder"
        case ELOOP: "too many symbolic links"
        case ENAMETOOLONG: "its name is too long"
        case ENOSPC, EDQUOT: "the disk is full"
        case EFBIG: "the file would be too large"
        case EROFS: "the file system is read-only"
        case EIO: "the device reports an error"
        default: String(cString: strerror(code))
        }
    }
}

extension Diagnostic {
    package static func unreadable(_ path: String, _ error: SystemError) -> Diagnostic {
        Diagnostic(
            .error, id: "io.unreadable", "cannot be read: \(error.reason)",
            hint: "check that the file exists and that you may read it", path: path)
    }

    package static func unwritable(_ path: String, _ error: SystemError) -> Diagnostic {
        error.isOutOfRoom
            ? Diagnostic(
                .error, id: "io.disk-full", "cannot be written: \(error.reason)",
                hint: "free some disk space and build again; the output is unchanged", path: path)
            : Diagnostic(
                .error, id: "io.unwritable", "cannot be written: \(error.reason)",
                hint: "check that you may write there; the output is unchanged", path: path)
    }
}

/// Runs a system call and converts its error with `failure`.
package func attempt<Result: ~Copyable, Failure: Error>(
    _ failure: (SystemError) -> Failure, _ body: @autoclosure () throws(SystemError) -> Result
) throws(Failure) -> Result {
    do throws(SystemError) { return try body() } catch { throw failure(error) }
}
