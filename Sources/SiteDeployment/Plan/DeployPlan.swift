/// What a deployment sends to a target and removes from it.
package struct DeployPlan: Sendable {
    /// In the order in which they are sent.
    package var sent: [DeployFile]
    /// Paths that an earlier deployment has sent and the site no longer has; sorted.
    package var removed: [String]
    /// Paths among those that are sent and that the target does not hold yet.
    package var added: Set<String> = []
    /// Files that the target holds already.
    package var unchanged: Int
    /// Paths that have been changed at the target since the last deployment; sorted. They are sent again.
    package var changedByOthers: [String] = []
    /// What the target's record said when the plan was made; of a bucket alone.
    var record = DeployRecord()

    package var isEmpty: Bool { sent.isEmpty && removed.isEmpty }

    /// Bytes that are sent.
    package var bytes: Int { sent.reduce(0) { $0 + $1.size } }
}

/// What a deployment has done so far.
package struct DeployProgress: Sendable {
    package var files = 0
    package var bytes = 0
    package var plannedFiles: Int
    package var plannedBytes: Int
}
