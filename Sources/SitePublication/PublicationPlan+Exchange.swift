import SiteDiagnostics
import SiteFileSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension PublicationPlan {
    /// Publishes by exchanging whole folders: who looks at the output's name sees the old site, then the new one.
    ///
    /// The folder that was there comes back in a second exchange, brought up to date meanwhile: programs that hold it open,
    /// or have it as their working folder, do not stay behind with the old site. Only before the first site of ours it
    /// does not, as that would name every file twice for nothing.
    /// - Returns: `false` when the system cannot do it this way; nothing has changed then.
    func exchange(_ folder: OutputFolder, jobs: Int) async throws(BuildFailure) -> Bool {
        guard let shadow = try? ShadowFolder(of: folder) else { return false }
        do throws(SystemError) { try await shadow.takeOver(folder, self, jobs: jobs) } catch { return false }
        let location = shadow.location
        try await stage(for: folder, jobs: jobs) { _, file in location + "/" + file.path.text }
        let unwritable = { BuildFailure([folder.unwritable(Manifest.name, $0)]) }
        try attempt(unwritable, manifest.write(to: shadow.location + "/" + Manifest.name))
        do throws(SystemError) { try exchangeFolders(shadow.location, folder.location) } catch { return false }
        // Visitors see the new site. Whatever happens from here on, it stays.
        if oldManifest != nil, (try? bringUpToDate(at: shadow.location, from: folder)) != nil {
            try? exchangeFolders(shadow.location, folder.location)
        }
        return true
    }

    /// Makes the old folder, which nobody finds at the moment, hold the same files as the one in its place.
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
