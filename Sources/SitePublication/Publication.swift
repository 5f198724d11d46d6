import SiteDiagnostics
import SiteFileSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What publishing did.
public struct Publication: Hashable, Sendable {
    /// Files written: new ones and those whose bytes are others than before.
    public var written: Int
    /// Files whose bytes were there already; they were not touched.
    public var unchanged: Int
    /// Files of earlier builds that this build does not make.
    public var deleted: Int

    package init(written: Int, unchanged: Int, deleted: Int) {
        self.written = written
        self.unchanged = unchanged
        self.deleted = deleted
    }
}

extension OutputSet {
    /// Makes the output folder hold what this build made, and nothing that earlier builds made besides.
    ///
    /// First everything is compared, then all that is new is made complete where nobody sees it. Where the file system
    /// can exchange folders, the whole new site appears in one step, and a process that is killed leaves the old site or
    /// the new one. Elsewhere, as on a mount, files are put in place one by one by renaming, and the next run ends what a
    /// killed one has begun. An error changes nothing. Files that no build of ours has written stay.
    /// - Parameter jobs: how many files are compared or made at a time.
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
            "something that is not ours stands where new files wait to be published",
            hint: "move it away, or choose another output folder", path: folder.shownPath(StagingFolder.name))
    }
}

extension PublicationPlan {
    fileprivate func carryOut(in folder: OutputFolder, jobs: Int) async throws(BuildFailure) {
        if changesNothing { return }
        // One file appears or goes in one step by itself.
        let isOneStep = placements.count + stale.count <= 1
        if !isOneStep, try await exchange(folder, jobs: jobs) { return }
        try await replaceFiles(in: folder, jobs: jobs)
    }

    /// Puts the new files in their places one by one.
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

    /// Makes the new files complete at places where nobody sees them.
    ///
    /// - Parameter location: of the n-th file.
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
