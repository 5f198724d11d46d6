import Foundation
import SiteFileSystem

/// The record, at the target itself, of the files that deployments have stored there.
struct DeployRecord: TargetRecord {
    struct Entry: Codable, Hashable, Sendable {
        var digest: ContentDigest
        /// In a bucket, the ETag of the file when it arrived. On an SFTP server, empty for a file that has arrived, and otherwise the
        /// name of the deployment that is sending or removing it.
        var etag: String
    }

    static let name = ".sitegen-deployed.json"
    static let problem = "io.deploy-record"
    static let consequence = "all files are then sent again"

    var version = 1
    /// The entries by path.
    var files: [String: Entry] = [:]
}

/// The files that have arrived since the record was written. They are lines of a local file, so that the next deployment continues
/// where a killed one stopped.
struct ArrivedFiles: Sendable {
    let location: String

    var entries: [String: DeployRecord.Entry] {
        let text = String(decoding: (try? fileBytes(location)) ?? [], as: UTF8.self)
        var entries: [String: DeployRecord.Entry] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard parts.count == 4, let high = UInt64(parts[0], radix: 36), let low = UInt64(parts[1], radix: 36) else {
                continue
            }
            entries[String(parts[3])] = .init(digest: ContentDigest(high: high, low: low), etag: String(parts[2]))
        }
        return entries
    }

    /// Each line is written at once, so that lines of several tasks do not mix.
    func add(_ path: String, _ entry: DeployRecord.Entry) {
        let digest = entry.digest
        let line = "\(String(digest.high, radix: 36))\t\(String(digest.low, radix: 36))\t\(entry.etag)\t\(path)\n"
        appendLine(line, to: location)
    }

    func remove() { unlink(location) }
}

/// - Note: If a line cannot be written, the file is sent again.
private func appendLine(_ line: String, to location: String) {
    _ = try? makeFolders(parentPath(location))
    let file = open(location, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else { return }
    defer { close(file) }
    _ = Array(line.utf8).withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
}
