import SiteDiagnostics
import SiteFileSystem

extension OutputFolder {
    /// Completes the publication of a build that was killed, so that the output is one complete site, and removes its
    /// temporary folders. Does nothing if no such publication exists.
    package func endInterruptedPublication() throws(BuildFailure) {
        guard !leftFolders.isEmpty else { return }
        guard FileStatus.exists(location) else { return try removeShadows() }
        let lock = try FolderLock.take(self)
        try endInterruptedPublication(lock)
        _ = consume lock
    }

    /// - Parameter lock: The lock of the folder. While another build holds it, the temporary folders belong to that
    ///   build.
    func endInterruptedPublication(_ lock: borrowing FolderLock) throws(BuildFailure) {
        try removeShadows()
        // The user has given the output's name to a temporary folder of a killed build.
        if OwnFolder(location).isMarked { OwnFolder(location).empty() }
        guard let staging = StagingFolder(leftIn: location) else { return }
        guard let bytes = try? fileBytes(staging.journal), let journal = Journal(bytes: bytes) else { return }
        var replacement = Replacement(folder: self, isResumed: true)
        // This fails if somebody has changed the folder since. The next publication then completes it, because the
        // manifest owns both the old and the new files.
        try? replacement.carryOut(journal, staging)
    }

    /// While a shadow folder exists, the output is complete. A shadow that cannot be removed only prevents further
    /// exchanges.
    private func removeShadows() throws(BuildFailure) {
        for wrapper in shadowWrappers where wrapper.isThere {
            // Somebody has removed the output of a running build.
            if FolderLock.isHeld(wrapper.location) { throw BuildFailure([.busy(shownAs)]) }
            wrapper.remove()
        }
    }

    /// The output may have been replaced by a link since, so the folder beside the link is included too.
    private var shadowWrappers: [OwnFolder] {
        ([location] + (link.map { [$0] } ?? [])).map { ShadowFolder.wrapper(beside: $0) }
    }

    /// The temporary folders of killed or running builds.
    private var leftFolders: [OwnFolder] {
        let inner = [OwnFolder(location), OwnFolder(location + "/" + StagingFolder.name)]
        return shadowWrappers.filter(\.isThere) + inner.filter(\.isMarked)
    }

    /// Removes everything that builds have made, in the folder and beside it.
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

/// The result of `sitegen clean`.
package struct CleanedOutput: Hashable, Sendable {
    /// The number of removed output files; `nil` if no output existed.
    package var fileCount: Int?
    /// The removed folders of killed builds, as messages name them.
    package var folders: [String]
}
