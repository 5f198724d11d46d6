import SiteDiagnostics
import SiteFileSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder in a hidden one beside the output (`.Output.sitegen-staging/site`). It becomes the complete new site and
/// then replaces the output in one step. Unchanged files get a second name and are not copied.
struct ShadowFolder: ~Copyable {
    private struct Locks: ~Copyable {
        /// Tells other builds that a build is running, even if the output has been removed.
        let wrapper: FolderLock
        let site: FolderLock
    }

    let location: String
    private let wrapper: OwnFolder
    private let locks: Locks

    static func wrapper(beside folder: String) -> OwnFolder { OwnFolder(hiddenPath(beside: folder)) }

    /// Makes an empty folder.
    ///
    /// - Throws: An error if the folder must not be made, or cannot replace the output, for example because the output
    ///   is a mount.
    init(of folder: OutputFolder) throws(SystemError) {
        let device = try FileStatus(of: parentPath(folder.location)).identity.device
        guard try FileStatus(of: folder.location).identity.device == device else { throw SystemError(code: EXDEV) }
        let wrapper = Self.wrapper(beside: folder.location)
        let location = wrapper.location + "/site"
        locks = try Self.makeSite(at: location, in: wrapper)
        self.location = location
        self.wrapper = wrapper
    }

    private static func makeSite(at location: String, in wrapper: OwnFolder) throws(SystemError) -> Locks {
        try wrapper.make()
        let lock = try FolderLock(of: wrapper.location)
        do throws(SystemError) {
            try makeFolder(location)
            try probe(location)
            return Locks(wrapper: lock, site: try FolderLock(of: location))
        } catch {
            wrapper.remove()
            throw error
        }
    }

    /// Tries to exchange two empty folders. Many file systems cannot, and all the work would be done twice.
    private static func probe(_ location: String) throws(SystemError) {
        let probes = ["a", "b"].map { location + "/.sitegen-probe-" + $0 }
        for probe in probes { try makeFolder(probe) }
        try exchangeFolders(probes[0], probes[1])
        for probe in probes { rmdir(probe) }
    }

    /// At the end the folder contains an incomplete shadow or the old site. Both can be removed.
    deinit { wrapper.remove() }

    /// Adds everything that stays unchanged, including files that no build made.
    /// - Throws: An error if a file cannot have two names, or if the folder cannot be written.
    func takeOver(_ folder: OutputFolder, _ plan: PublicationPlan, jobs: Int) async throws(SystemError) {
        let pair = FolderPair(old: try FolderHandle(folder.location), new: try FolderHandle(location))
        let replaced = plan.placements.lazy.filter(\.replaces).map(\.file.path.text)
        let left = Set(plan.stale.map(\.text) + replaced + [Manifest.name])
        let emptied = Set(plan.stale.flatMap { foldersAbove($0.text).map(String.init) })
        _ = try await FolderCopy(left: left, droppedWhenEmpty: emptied).link(pair, prefix: "", jobs: jobs)
    }
}

/// For the folder `Output`: `.Output.sitegen-staging` beside it.
private func hiddenPath(beside folder: String) -> String {
    let parent = parentPath(folder)
    let name = folder.utf8.count > parent.utf8.count ? folder.dropFirst(parent == "/" ? 1 : parent.count + 1) : ""
    return joinedPath(parent, ".\(name).sitegen-staging")
}
