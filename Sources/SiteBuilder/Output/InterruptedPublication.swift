import Diagnostics

extension OutputFolder {
    /// Ends what a build that was killed while it published has begun, so that the output is one whole site; removes what
    /// it has left. Does nothing, and costs nothing, where there is nothing of that kind.
    public func endInterruptedPublication() throws(BuildFailure) {
        let places = [ShadowFolder.location(beside: location), location + "/" + StagingFolder.name]
        guard places.contains(where: FileStatus.exists) else { return }
        let lock = try FolderLock.take(self)
        try endInterruptedPublication(lock)
        _ = consume lock
    }

    /// - Parameter lock: that of the folder; while another build has it, what lies there is that build's.
    func endInterruptedPublication(_ lock: borrowing FolderLock) throws(BuildFailure) {
        // The output itself is whole then. What cannot be removed is in no one's way but that of further exchanges.
        let shadow = ShadowFolder.location(beside: location)
        if FileStatus.exists(shadow) {
            let count = (try? Manifest(in: location)?.folderCount) ?? 0
            if count <= mostFoldersNotKept || !TwinFolder(of: self).take(shadow) { try? removeTree(shadow) }
        }
        guard let staging = StagingFolder(leftIn: location) else { return }
        guard let bytes = try? fileBytes(staging.journal), let journal = Journal(bytes: bytes) else { return }
        var replacement = Replacement(folder: self, isResumed: true)
        do throws(Diagnostic) { try replacement.carryOut(journal, staging) } catch {
            staging.keep()
            throw BuildFailure([error])
        }
    }

    /// Takes back everything that builds have made, in the folder and beside it.
    /// - Returns: How many files were removed; `nil` when there was no folder.
    public func clean() async throws(BuildFailure) -> Int? {
        var count: Int?
        if FileStatus.exists(location) { count = try await OutputSet([]).publish(to: self, jobs: 1).deleted }
        // Whoever removed the output by hand did not see what is beside it.
        TwinFolder(of: self).remove()
        let shadow = ShadowFolder.location(beside: location)
        if FileStatus.exists(shadow) { try? removeTree(shadow) }
        return count
    }
}
