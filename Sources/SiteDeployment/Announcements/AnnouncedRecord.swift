import Foundation
import SiteFileSystem

/// The versions of pages and feeds that services have been told of. It stands at the target, because what is announced
/// is what the target holds: a fresh clone and a machine without a cache read the same record.
struct AnnouncedRecord: Codable, Sendable {
    static let name = ".sitegen-announced.json"
    private static let newest = 1

    var version = Self.newest
    /// For each service, the digest of each address that it has been told of.
    var services: [String: [String: ContentDigest]] = [:]

    init() {}

    /// - Returns: `nil` if the bytes are not a record, or if a newer version has written it.
    init?(_ bytes: [UInt8]) {
        guard let record = try? JSONDecoder().decode(AnnouncedRecord.self, from: Data(bytes)),
            record.version <= Self.newest
        else { return nil }
        self = record
    }

    var bytes: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { Array($0) } ?? []
    }
}
