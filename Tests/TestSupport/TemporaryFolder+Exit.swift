import Foundation
import Synchronization

extension TemporaryFolder {
    /// Removes the folder when the process ends, because values that all tests share are never released.
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
