import SitePublication

/// The files that a deployment sends to a target and removes from it.
package struct DeployPlan: Sendable {
    /// In the order in which they are sent.
    package var sent: [DeployFile]
    /// Sorted paths of files that an earlier deployment has sent and that the site no longer has.
    package var removed: [String]
    /// Paths of sent files that the target does not have yet.
    package var added: Set<String> = []
    /// The number of files that the target already has.
    package var unchanged: Int
    /// Sorted paths of files that others have changed at the target since the last deployment. They are sent again.
    package var changedByOthers: [String] = []
    /// The record at the target when the plan was made. Empty for targets that keep none.
    var record = DeployRecord()
    /// The manifest at the target when the plan was made, for targets without a record.
    var manifest: [UInt8]?
    /// The files that deployments have sent, by path: those of the record, and those that have arrived since.
    var known: [String: DeployRecord.Entry] = [:]
    /// Whether a killed deployment has left its lock at the target.
    var hasDeadLock = false

    package var isEmpty: Bool { sent.isEmpty && removed.isEmpty }

    /// The plan without its removals. The manifest at the target stays, because it names the files to remove.
    package var withoutRemovals: DeployPlan {
        var plan = self
        plan.removed = []
        if !removed.isEmpty { plan.sent.removeAll { $0.path == Manifest.name } }
        return plan
    }

    /// The number of bytes to send.
    package var bytes: Int { sent.reduce(0) { $0 + $1.size } }
}

extension DeployPlan {
    /// Compares a site with a target that keeps a record.
    ///
    /// - Parameter held: the ETags of the files that the target holds, by path.
    init(
        for content: DeployContent, record: DeployRecord, known: [String: DeployRecord.Entry], held: [String: String]
    ) {
        self.init(sent: [], removed: [], unchanged: 0, record: record, known: known)
        for file in content.files {
            let (entry, etag) = (known[file.path], held[file.path])
            let isAsLeft = entry != nil && entry?.etag == etag
            if isAsLeft, entry?.digest == file.digest {
                unchanged += 1
            } else {
                sent.append(file)
                if etag == nil { added.insert(file.path) }
                if entry != nil, !isAsLeft { changedByOthers.append(file.path) }
            }
        }
        let paths = Set(content.files.map(\.path))
        removed = known.keys.filter { !paths.contains($0) && held[$0] != nil }.sorted()
        changedByOthers.sort()
    }
}

/// The progress of a deployment.
package struct DeployProgress: Sendable {
    package var files = 0
    package var bytes = 0
    package var plannedFiles: Int
    package var plannedBytes: Int
}
