import Foundation
import SiteDiagnostics
import SitePublication

/// A record that sitegen keeps at a target, as JSON.
protocol TargetRecord: Codable, Sendable {
    static var name: String { get }
    /// The id of the problem of a record that cannot be read.
    static var problem: String { get }
    /// The effect of removing the record.
    static var consequence: String { get }
    /// The version of the format. There is only version 1.
    var version: Int { get }

    init()
}

extension TargetRecord {
    var bytes: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { Array($0) } ?? []
    }
}

extension DeployStore {
    /// Reads a record. It is empty if the target has none.
    func record<Record: TargetRecord>() async throws(Diagnostic) -> Record {
        guard let bytes = try await note(Record.name) else { return Record() }
        if let record = try? JSONDecoder().decode(Record.self, from: Data(bytes)), record.version <= 1 { return record }
        throw .unreadable(Record.name, Record.problem, Record.consequence)
    }

    func write(_ record: some TargetRecord) async throws(Diagnostic) {
        try await write(record.bytes, asNote: type(of: record).name)
    }

    /// The paths in the manifest that a deployment has left at the target.
    func deployedPaths(_ manifest: [UInt8]?) throws(Diagnostic) -> [String] {
        guard let manifest else { return [] }
        guard Manifest.canRead(manifest) else {
            throw .unreadable(Manifest.name, DeployRecord.problem, "files that the site no longer has then stay")
        }
        return Manifest(bytes: manifest).paths.map(\.text)
    }
}

extension Diagnostic {
    fileprivate static func unreadable(_ name: String, _ id: String, _ consequence: String) -> Diagnostic {
        Diagnostic(
            .error, id: id, "'\(name)' at the target cannot be read, or a newer sitegen has written it",
            hint: "use the newer sitegen, or remove that file: \(consequence)")
    }
}
