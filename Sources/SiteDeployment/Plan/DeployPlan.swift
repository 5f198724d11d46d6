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
    /// The record of the bucket when the plan was made, or `nil` for other targets.
    var record = DeployRecord()

    package var isEmpty: Bool { sent.isEmpty && removed.isEmpty }

    /// The number of bytes to send.
    package var bytes: Int { sent.reduce(0) { $0 + $1.size } }
}

/// The progress of a deployment.
package struct DeployProgress: Sendable {
    package var files = 0
    package var bytes = 0
    package var plannedFiles: Int
    package var plannedBytes: Int
}
