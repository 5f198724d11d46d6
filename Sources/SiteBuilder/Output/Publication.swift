import Diagnostics

/// What publishing did.
public struct Publication: Hashable, Sendable {
    /// Files written: new ones and those whose bytes are others than before.
    public var written: Int
    /// Files whose bytes were there already; they were not touched.
    public var unchanged: Int
    /// Files of earlier builds that this build does not make.
    public var deleted: Int
}

extension OutputSet {
    /// Makes the output folder hold what this build made, and nothing that earlier builds made besides.
    ///
    /// First everything is compared, then all that is new is made complete in a hidden folder inside the output, and
    /// only then put in place by renaming. An error before that changes nothing; an error while renaming takes back
    /// what was done. Files that no build of ours has written stay.
    /// - Parameter jobs: how many files are compared or made at a time.
    public func publish(to folder: OutputFolder, jobs: Int) async throws(BuildFailure) -> Publication {
        let made = try attempt({ BuildFailure([.unwritable(folder.shownAs, $0)]) }, makeFolders(folder.location))
        do throws(BuildFailure) {
            let lock = try FolderLock.take(folder)
            let plan = try await PublicationPlan(self, in: folder, jobs: jobs)
            if !plan.changesNothing { try await plan.carryOut(in: folder, jobs: jobs) }
            _ = consume lock
            return Publication(written: plan.placements.count, unchanged: plan.unchanged, deleted: plan.stale.count)
        } catch {
            removeEmptyFolders(made.reversed())
            throw error
        }
    }
}

extension PublicationPlan {
    fileprivate func carryOut(in folder: OutputFolder, jobs: Int) async throws(BuildFailure) {
        let unwritable = { BuildFailure([folder.unwritable(StagingFolder.name, $0)]) }
        let staging = try attempt(unwritable, StagingFolder(in: folder))
        let locations = placements.indices.map { staging.new($0) }
        let problems = await Array(zip(placements, locations)).concurrentMap(jobs: jobs) { placement, location in
            stage(placement.file, at: location, in: folder)
        }
        let found = Set(problems.compactMap(\.self))
        guard found.isEmpty, !Task.isCancelled else { throw BuildFailure(Array(found)) }
        try attempt(unwritable, staging.stageManifests(of: self))
        var exchange = Exchange(folder: folder)
        do throws(Diagnostic) { try exchange.carryOut(self, staging) } catch {
            exchange.takeBack(from: staging)
            throw BuildFailure([error])
        }
    }
}

private func stage(_ file: OutputFile, at location: String, in folder: OutputFolder) -> Diagnostic? {
    guard !Task.isCancelled else { return nil }
    do throws(Diagnostic) {
        try file.stage(at: location, for: folder)
        return nil
    } catch {
        return error
    }
}
