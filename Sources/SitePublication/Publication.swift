import SiteDiagnostics
import SiteFileSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The result of a publication.
public struct Publication: Hashable, Sendable {
    /// The number of written files: new and changed ones.
    public var written: Int
    /// The number of unchanged files, which were not written.
    public var unchanged: Int
    /// The number of deleted files that earlier builds made and this build did not.
    public var deleted: Int

    package init(written: Int, unchanged: Int, deleted: Int) {
        self.written = written
        self.unchanged = unchanged
        self.deleted = deleted
    }
}

extension OutputSet {
    /// Updates the output folder: afterwards it contains the files of this build, and no other files of earlier builds.
    ///
    /// All files are compared first. Then all new files are written to a hidden place. If the file system can exchange
    /// folders, the complete new site appears in one step, so a killed process leaves either the old or the new site.
    /// Otherwise, for example on a mount, files are renamed into place one by one, and the next run completes the work
    /// of a killed one. An error changes nothing. Files that no build made stay.
    /// - Parameter jobs: The maximum number of files to compare or write at a time.
    package func publish(to folder: OutputFolder, jobs: Int) async throws(BuildFailure) -> Publication {
        let made = try attempt({ BuildFailure([.unwritable(folder.shownAs, $0)]) }, makeFolders(folder.location))
        do throws(BuildFailure) {
            let lock = try FolderLock.take(folder)
            try folder.endInterruptedPublication(lock)
            let plan = try await PublicationPlan(self, in: folder, jobs: jobs)
            try await plan.carryOut(in: folder, jobs: jobs)
            _ = consume lock
            return Publication(plan)
        } catch {
            removeEmptyFolders(made.reversed())
            throw error
        }
    }
}

extension Publication {
    fileprivate init(_ plan: PublicationPlan) {
        self.init(written: plan.placements.count, unchanged: plan.unchanged, deleted: plan.stale.count)
    }
}

extension Diagnostic {
    fileprivate static func stagingBlocked(_ folder: OutputFolder) -> Diagnostic {
        Diagnostic(
            .error, id: "output.folder-blocked",
            "sitegen needs this name for its staging folder, but something else has it",
            hint: "move it away, or choose a different output folder", path: folder.shownPath(StagingFolder.name))
    }
}

extension PublicationPlan {
    fileprivate func carryOut(in folder: OutputFolder, jobs: Int) async throws(BuildFailure) {
        if changesNothing { return }
        // A single file is added or removed in one step anyway.
        let isOneStep = placements.count + stale.count <= 1
        if !isOneStep, try await exchange(folder, jobs: jobs) { return }
        try await replaceFiles(in: folder, jobs: jobs)
    }

    /// Puts the new files in place one by one.
    func replaceFiles(in folder: OutputFolder, jobs: Int) async throws(BuildFailure) {
        let unwritable = { (error: SystemError) in
            BuildFailure([error.code == EEXIST ? .stagingBlocked(folder) : folder.unwritable(StagingFolder.name, error)]
            )
        }
        let staging = try attempt(unwritable, StagingFolder(in: folder.location))
        let location = staging.location
        try await stage(for: folder, jobs: jobs) { index, _ in StagingFolder.new(index, in: location) }
        try attempt(unwritable, staging.commit(self))
        var replacement = Replacement(folder: folder)
        do throws(Diagnostic) { try replacement.carryOut(Journal(self), staging) } catch {
            replacement.takeBack(from: staging)
            throw BuildFailure([error])
        }
    }

    /// Writes the new files to hidden places.
    ///
    /// - Parameter location: Returns the location for the file with this index.
    func stage(
        for folder: OutputFolder, jobs: Int, at location: @escaping @Sendable (Int, OutputFile) -> String
    ) async throws(BuildFailure) {
        let problems = await placements.indices.concurrentCompactMap(jobs: jobs) { index in
            let file = placements[index].file
            return problem(staging: file, at: location(index, file), in: folder)
        }
        guard problems.isEmpty, !Task.isCancelled else { throw BuildFailure(Array(Set(problems))) }
    }
}

private func problem(staging file: OutputFile, at location: String, in folder: OutputFolder) -> Diagnostic? {
    guard !Task.isCancelled else { return nil }
    do throws(Diagnostic) {
        try file.stage(at: location, for: folder)
        return nil
    } catch {
        return error
    }
}
