import SiteDiagnostics
import SiteFileSystem

extension OutputFolder {
    /// Ends what a build that was killed while it published has begun, so that the output is one whole site; removes what
    /// it has left, whatever became of the output since. Does nothing, and costs nothing, where there is nothing of that kind.
    package func endInterruptedPublication() throws(BuildFailure) {
        guard !leftFolders.isEmpty else { return }
        guard FileStatus.exists(location) else { return try removeShadows() }
        let lock = try FolderLock.take(self)
        try endInterruptedPublication(lock)
        _ = consume lock
    }

    /// - Parameter lock: that of the folder; while another build has it, what lies there is that build's.
    func endInterruptedPublication(_ lock: borrowing FolderLock) throws(BuildFailure) {
        try removeShadows()
        // Somebody has given the name of the output to what a killed build has left.
        if OwnFolder(location).isMarked { OwnFolder(location).empty() }
        guard let staging = StagingFolder(leftIn: location) else { return }
        guard let bytes = try? fileBytes(staging.journal), let journal = Journal(bytes: bytes) else { return }
        var replacement = Replacement(folder: self, isResumed: true)
        // Where that is not possible any more, as somebody has changed the folder since, the next publication makes it whole: the
        // manifest owns what was there and what was to come.
        try? replacement.carryOut(journal, staging)
    }

    /// The output itself is whole while a shadow is there. A shadow that cannot be removed is in no one's way but that of further
    /// exchanges.
    private func removeShadows() throws(BuildFailure) {
        for wrapper in shadowWrappers where wrapper.isThere {
            // Somebody has removed the output under a build that is at work.
            if FolderLock.isHeld(wrapper.location) { throw BuildFailure([.busy(shownAs)]) }
            wrapper.remove()
        }
    }

    /// The output may have been replaced by a link since: beside that, too.
    private var shadowWrappers: [OwnFolder] {
        ([location] + (link.map { [$0] } ?? [])).map { ShadowFolder.wrapper(beside: $0) }
    }

    /// What a killed build, or one at work, has left.
    private var leftFolders: [OwnFolder] {
        let inner = [OwnFolder(location), OwnFolder(location + "/" + StagingFolder.name)]
        return shadowWrappers.filter(\.isThere) + inner.filter(\.isMarked)
    }

    /// Takes back everything that builds have made, in the folder and beside it.
    package func clean() async throws(BuildFailure) -> CleanedOutput {
        let left = leftFolders
        try endInterruptedPublication()
        var cleaned = CleanedOutput(fileCount: nil, folders: left.filter { !$0.isThere }.map(shownName))
        if FileStatus.exists(location) {
            cleaned.fileCount = try await OutputSet([]).publish(to: self, jobs: 1).deleted
        }
        return cleaned
    }

    private func shownName(_ folder: OwnFolder) -> String {
        if folder.location == location { return shownAs }
        let name = String(folder.location.dropFirst(parentPath(folder.location).count).drop { $0 == "/" })
        if name == StagingFolder.name { return shownPath(name) }
        let parent = parentPath(shownAs)
        return parent == "." ? name : joinedPath(parent, name)
    }
}

/// What `sitegen clean` has removed.
package struct CleanedOutput: Hashable, Sendable {
    /// Files of the output; `nil` when there was no output.
    package var fileCount: Int?
    /// Folders that killed builds had left, as messages name them.
    package var folders: [String]
}
