import Foundation
import SiteDiagnostics
import SiteFileSystem

/// A file at a target that marks a running deployment, so that two deployments do not mix.
struct DeployLock: Codable, Hashable, Sendable {
    /// The name of the first lock.
    static let name = ".sitegen-deploying"
    /// The seconds after which a deployment from a different machine counts as dead.
    private static let patience = 3600.0

    let host: String
    let process: Int32
    /// The start time of the process in the unit of the system, because process numbers are used again. `nil` if it is unknown.
    let processBegin: String?
    /// Seconds since 1970.
    let begin: Double

    /// The name of the first lock, or of the one that follows a dead lock.
    static func name(after dead: [UInt8]?) -> String { name + (dead.map { "-" + ContentDigest($0).name } ?? "") }

    static var own: DeployLock {
        DeployLock(
            host: ProcessInfo.processInfo.hostName, process: ProcessInfo.processInfo.processIdentifier,
            processBegin: beginning(of: ProcessInfo.processInfo.processIdentifier),
            begin: Date.now.timeIntervalSince1970)
    }

    /// Fails if the bytes are not a lock.
    init?(_ bytes: [UInt8]) {
        guard let lock = try? JSONDecoder().decode(DeployLock.self, from: Data(bytes)) else { return nil }
        self = lock
    }

    init(host: String, process: Int32, processBegin: String?, begin: Double) {
        (self.host, self.process, self.processBegin, self.begin) = (host, process, processBegin, begin)
    }

    /// The 22nd field of the process status on Linux (proc_pid_stat(5)). The second field may contain blanks.
    private static func beginning(of process: Int32) -> String? {
        guard let bytes = try? fileBytes("/proc/\(process)/stat"), let name = bytes.lastIndex(of: UInt8(ascii: ")"))
        else {
            return nil
        }
        let fields = bytes[name...].split(separator: UInt8(ascii: " "))
        return fields.count > 20 ? String(decoding: fields[20], as: UTF8.self) : nil
    }

    /// Equal for equal locks.
    var bytes: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { Array($0) } ?? []
    }

    /// Whether the deployment may still run.
    var isHeld: Bool {
        let own = Self.own
        if host == own.host {
            if let processBegin { return process != own.process && processBegin == Self.beginning(of: process) }
            return process != own.process && kill(process, 0) == 0
        }
        return own.begin - begin < Self.patience
    }

    var problem: Diagnostic {
        let since = Date(timeIntervalSince1970: begin.rounded(.down)).formatted(.iso8601)
        return Diagnostic(
            .error, id: "io.deploy-busy",
            "a deployment to this target is at work since \(since), on '\(host)' as process \(process)",
            hint: "wait until it ends; if it has died on a different computer, remove '\(Self.name)' at the target")
    }
}
