import SiteFileSystem

/// The versions of pages and feeds that services have been told of. It stands at the target, because what is announced
/// is what the target holds: a fresh clone and a machine without a cache read the same record.
struct AnnouncedRecord: TargetRecord {
    static let name = ".sitegen-announced.json"
    static let problem = "io.announce-record"
    static let consequence = "everything is then announced again"

    var version = 1
    /// For each service, the digest of each address that it has been told of.
    var services: [String: [String: ContentDigest]] = [:]
}
