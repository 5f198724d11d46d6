import Foundation
import SiteDiagnostics
import SiteFileSystem

/// The word at a target that a deployment is at work, so that two at once do not mix.
struct DeployLock: Codable, Hashable, Sendable {
    static let name = ".sitegen-deploying"
    /// Seconds after which a deployment from elsewhere counts as dead.
    private static let patience = 3600.0

    let host: String
    let process: Int32
    /// When that process began, in the system's own unit; `nil` where the system does not tell. Numbers of processes are used again.
    let processBegin: String?
    /// Seconds since 1970.
    let begin: Double

    static var own: DeployLock {
        DeployLock(
            host: ProcessInfo.processInfo.hostName, process: ProcessInfo.processInfo.processIdentifier,
            processBegin: beginning(of: ProcessInfo.processInfo.processIdentifier),
            begin: Date.now.timeIntervalSince1970)
    }

    /// `nil` for bytes that are none.
    init?(_ bytes: [UInt8]) {
        guard let lock = try? JSONDecoder().decode(DeployLock.self, from: Data(bytes)) else { return nil }
        self = lock
    }

    private init(host: String, process: Int32, processBegin: String?, begin: Double) {
        (self.host, self.process, self.processBegin, self.begin) = (host, process, processBegin, begin)
    }

    /// The 22nd field of a line of Linux (proc_pid_stat(5)); the second one may hold blanks.
    private static func beginning(of process: Int32) -> String? {
        guard let bytes = try? fileBytes("/proc/\(process)/stat"), let name = bytes.lastIndex(of: UInt8(ascii: ")"))
        else {
            return nil
        }
        let fields = bytes[name...].split(separator: UInt8(ascii: " "))
        return fields.count > 20 ? String(decoding: fields[20], as: UTF8.self) : nil
    }

    var bytes: [UInt8] { (try? JSONEncoder().encode(self)).map { Array($0) } ?? [] }

    /// Whether that deployment may still be at work.
    var isHeld: Bool {
        let own = Self.own
        if host == own.host {
            if let processBegin { return process != own.process && processBegin == Self.beginning(of: process) }
            return process != own.process && kill(process, 0) == 0
        }
        return own.begin - begin < Self.patience
    }

    var problem: Diagnostic {
        Diagnostic(
            .error, id: "io.deploy-busy", "a deployment to this target is at work, on '\(host)' as process \(process)",
            hint: "wait until it ends; if it has died, remove '\(Self.name)' at the target")
    }
}
