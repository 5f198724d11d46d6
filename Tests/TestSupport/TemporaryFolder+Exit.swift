import Foundation
import Synchronization

extension TemporaryFolder {
    /// Has the folder removed when the process ends: what all tests share is never let go.
    public func removeAtExit() {
        _ = removal
        leftAtExit.withLock { $0.append(path) }
    }
}

private let leftAtExit = Mutex<[String]>([])

private let removal: Void = {
    atexit {
        for path in leftAtExit.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
    }
    return
}()
