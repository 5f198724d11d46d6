import SiteDiagnostics
import SiteFileSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder in a hidden one beside the output (`.Output.sitegen-staging/site`) that becomes the complete new site before anybody sees it, and then takes the place of
/// the output in one step. What stays as it is costs a second name, no second copy.
struct ShadowFolder: ~Copyable {
    private struct Locks: ~Copyable {
        /// Tells others that somebody is at work here, whatever became of the output meanwhile.
        let wrapper: FolderLock
        let site: FolderLock
    }

    let location: String
    private let wrapper: OwnFolder
    private let locks: Locks

    static func wrapper(beside folder: String) -> OwnFolder { OwnFolder(hiddenPath(beside: folder)) }

    /// Makes an empty folder.
    ///
    /// - Throws: where it cannot take the output's place, as where that is a mount, or where it may not be made.
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

    /// Asked of two empty folders first: many a file system cannot, and would have to be told everything twice.
    private static func probe(_ location: String) throws(SystemError) {
        let probes = ["a", "b"].map { location + "/.sitegen-probe-" + $0 }
        for probe in probes { try makeFolder(probe) }
        try exchangeFolders(probes[0], probes[1])
        for probe in probes { rmdir(probe) }
    }

    /// What is here at the end, half a shadow or the old site, is not needed any more.
    deinit { wrapper.remove() }

    /// Makes the folder hold everything that stays as it is, foreign files too.
    /// - Throws: where a file cannot have two names, or a folder may not be written to.
    func takeOver(_ folder: OutputFolder, _ plan: PublicationPlan, jobs: Int) async throws(SystemError) {
        let pair = FolderPair(old: try FolderHandle(folder.location), new: try FolderHandle(location))
        let replaced = plan.placements.lazy.filter(\.replaces).map(\.file.path.text)
        let left = Set(plan.stale.map(\.text) + replaced + [Manifest.name])
        let emptied = Set(plan.stale.flatMap { foldersAbove($0.text).map(String.init) })
        _ = try await FolderCopy(left: left, droppedWhenEmpty: emptied).link(pair, prefix: "", jobs: jobs)
    }
}

/// Beside the folder `Output`: `.Output.sitegen-staging`.
private func hiddenPath(beside folder: String) -> String {
    let parent = parentPath(folder)
    let name = folder.utf8.count > parent.utf8.count ? folder.dropFirst(parent == "/" ? 1 : parent.count + 1) : ""
    return joinedPath(parent, ".\(name).sitegen-staging")
}
