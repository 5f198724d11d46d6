import SiteDiagnostics
import SiteFileSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension PublicationPlan {
    /// Publishes by exchanging complete folders: at the output's path, visitors see the old site, then the new one.
    ///
    /// A second exchange puts the original folder, now updated, back in its place. Programs that hold it open, or use
    /// it as their working directory, then see the new site too. The first publication skips this, because it would
    /// link every file twice for nothing.
    /// - Returns: `false` if the system cannot exchange folders; in this case nothing has changed.
    func exchange(_ folder: OutputFolder, jobs: Int) async throws(BuildFailure) -> Bool {
        guard let shadow = try? ShadowFolder(of: folder) else { return false }
        do throws(SystemError) { try await shadow.takeOver(folder, self, jobs: jobs) } catch { return false }
        let location = shadow.location
        try await stage(for: folder, jobs: jobs) { _, file in location + "/" + file.path.text }
        let unwritable = { BuildFailure([folder.unwritable(Manifest.name, $0)]) }
        try attempt(unwritable, manifest.write(to: shadow.location + "/" + Manifest.name))
        do throws(SystemError) { try exchangeFolders(shadow.location, folder.location) } catch { return false }
        // Visitors see the new site now. It stays, whatever happens next.
        if oldManifest != nil, (try? bringUpToDate(at: shadow.location, from: folder)) != nil {
            try? exchangeFolders(shadow.location, folder.location)
        }
        return true
    }

    /// Updates the old folder, which is hidden at this moment, to the same files as the new one.
    private func bringUpToDate(at location: String, from folder: OutputFolder) throws {
        let old = OutputFolder(folder, movedTo: location)
        let staging = try StagingFolder(in: location)
        for (index, placement) in placements.enumerated() {
            try name(folder.location(of: placement.file.path), staging.new(index))
        }
        try name(folder.location + "/" + Manifest.name, staging.manifest)
        try name(staging.manifest, staging.interimManifest)
        var replacement = Replacement(folder: old)
        try replacement.carryOut(Journal(self), staging)
    }
}

/// Gives a file a second name.
private func name(_ path: String, _ second: String) throws(SystemError) {
    guard link(path, second) == 0 else { throw .last }
}
