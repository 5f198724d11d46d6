import SiteDiagnostics
import SiteEpisodes
import SitePublishing

/// A bucket of an S3-compatible store.
struct ObjectStore: RecordedStore {
    static let breadth = 12

    private let requests: ObjectRequests
    let arrived: ArrivedFiles
    let own = DeployLock.own

    /// - Parameter notes: a local file with the names of arrived files.
    init(_ bucket: DeployTarget.Bucket, credentials: ObjectCredentials, notes: String) {
        requests = ObjectRequests(bucket: bucket, credentials: credentials)
        arrived = ArrivedFiles(location: notes)
    }

    func plan(for content: DeployContent) async throws(Diagnostic) -> DeployPlan {
        let prefix = requests.bucket.prefix.utf8.count
        // A host that is no store has no list, and answers anything for the record.
        let objects = try await requests.list()
        let record: DeployRecord = try await record()
        var held: [String: String] = [:]
        for object in objects { held[String(object.key.utf8.dropFirst(prefix)) ?? ""] = object.etag }
        var known = record.files
        for (path, entry) in arrived.entries where held[path] == entry.etag { known[path] = entry }
        var plan = DeployPlan(for: content, record: record, known: known, held: held)
        if held[DeployLock.name] != nil { plan.hasDeadLock = isDead(try await note(DeployLock.name)) }
        return plan
    }

    // MARK: Objects

    func note(_ name: String) async throws(Diagnostic) -> [UInt8]? { try await requests.get(name)?.body }

    func write(_ bytes: [UInt8], asNote name: String) async throws(Diagnostic) {
        _ = try await requests.put(
            name, .bytes(bytes), headers: ["Content-Type: application/json", "Cache-Control: no-store"])
    }

    func create(_ lock: DeployLock, named name: String) async throws(Diagnostic) -> Bool {
        try await requests.create(name, lock.bytes)
    }

    func send(_ file: DeployFile, of content: DeployContent) async throws(Diagnostic) -> DeployRecord.Entry {
        var headers = ["Content-Type: \(file.mediaType.contentType)", "Cache-Control: \(lifetime(of: file))"]
        if let redirection = file.redirection { headers.append("x-amz-website-redirect-location: \(redirection)") }
        let etag = try await requests.put(
            file.path, .file(content.location(of: file), count: file.size), headers: headers)
        let entry = DeployRecord.Entry(digest: file.digest, etag: etag)
        arrived.add(file.path, entry)
        return entry
    }

    func remove(_ path: String) async throws(Diagnostic) { try await requests.delete(path) }

    /// Files with a digest in their name never change. Browsers ask for the others again.
    private func lifetime(of file: DeployFile) -> String {
        if hasDigest(file.path) { return "public, max-age=31536000, immutable" }
        return file.phase == .parts ? "public, max-age=3600" : "public, max-age=0, must-revalidate"
    }
}
