import Foundation
import SiteDiagnostics
import SiteFileSystem

/// Keeps other processes away from a repository on this machine while the value exists. The system releases the lock when the
/// process ends, however it ends. Other machines have repositories of their own, and the push is one step.
final class RepositoryLock: Sendable {
    private let number: Int32

    /// - Parameter repository: a folder, which need not exist. The lock is a file beside it.
    /// - Throws: `io.deploy-busy` if a different process has the lock.
    init(of repository: String) throws(Diagnostic) {
        _ = try? makeFolders(parentPath(repository))
        let file = repository + ".lock"
        number = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        // A file system without locks needs no waiting.
        if flock(number, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            let holder = (try? fileBytes(file)).flatMap { DeployLock($0) }
            close(number)
            throw holder?.problem ?? .overtaken
        }
        let bytes = DeployLock.own.bytes
        ftruncate(number, 0)
        _ = bytes.withUnsafeBytes { pwrite(number, $0.baseAddress, $0.count, 0) }
    }

    deinit {
        // A git process that is just starting holds a copy of the descriptor for a moment.
        flock(number, LOCK_UN)
        close(number)
    }
}
