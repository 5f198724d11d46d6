import Diagnostics

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder in a hidden one beside the output (`.Output.sitegen-staging/site`) that becomes the complete new site before anybody sees it, and then takes the place of
/// the output in one step. What stays as it is costs a second name, no second copy.
///
/// Making and removing many folders takes some file systems milliseconds for each, so that of a large site is kept for the next
/// build (`TwinFolder`). It is never trusted: whatever in it is not the very file of the output is replaced.
struct ShadowFolder: ~Copyable {
    private struct Locks: ~Copyable {
        /// Tells others that somebody is at work here, whatever became of the output meanwhile.
        let wrapper: FolderLock
        let site: FolderLock
    }

    let location: String
    private let wrapper: OwnFolder
    private let locks: Locks
    private let twin: TwinFolder
    private let isKept: Bool

    static func wrapper(beside folder: String) -> OwnFolder { OwnFolder(hiddenPath(beside: folder, "staging")) }

    static func location(beside folder: String) -> String { wrapper(beside: folder).location + "/site" }

    /// Takes the twin, where it is to be one again, or makes an empty folder: the twin of a site that is no longer there only stands in
    /// the way of another.
    ///
    /// - Parameter isKept: whether it is the twin when all is done, or nothing came of it.
    /// - Throws: where it cannot take the output's place, as where that is a mount, or where it may not be made.
    init(of folder: OutputFolder, isKept: Bool) throws(SystemError) {
        let device = try FileStatus(of: parentPath(folder.location)).identity.device
        guard try FileStatus(of: folder.location).identity.device == device else { throw SystemError(code: EXDEV) }
        let location = Self.location(beside: folder.location)
        let wrapper = Self.wrapper(beside: folder.location)
        let twin = TwinFolder(of: folder)
        locks = try Self.makeSite(at: location, in: wrapper, of: isKept ? twin : nil)
        self.location = location
        self.wrapper = wrapper
        self.twin = twin
        self.isKept = isKept
    }

    private static func makeSite(
        at location: String, in wrapper: OwnFolder, of twin: TwinFolder?
    ) throws(SystemError) -> Locks {
        try wrapper.make()
        let lock = try FolderLock(of: wrapper.location)
        do throws(SystemError) {
            if twin?.move(to: location) != true { try makeFolder(location) }
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
        // Those of a build that was killed.
        for probe in probes where FileStatus.exists(probe) { try removeTree(probe) }
        for probe in probes { try makeFolder(probe) }
        try exchangeFolders(probes[0], probes[1])
        for probe in probes { rmdir(probe) }
    }

    /// What is here at the end, half a shadow or the old site, is not needed any more, or by the next build only.
    deinit {
        let isTwin = isKept && twin.take(location)
        wrapper.remove()
        if !isTwin { twin.remove() }
    }

    /// Makes the folder hold everything that stays as it is, foreign files too, and nothing else.
    /// - Parameter holdsDraft: whether what else is in it belongs to the new site.
    /// - Throws: where a file cannot have two names, or a folder may not be written to.
    func takeOver(
        _ folder: OutputFolder, _ plan: PublicationPlan, holdsDraft: Bool, jobs: Int
    ) async throws(SystemError) {
        let old = try FolderHandle(folder.location)
        var left: Set<String> = []
        // Nothing is left out of nothing.
        if try !old.names().isEmpty {
            left = [Manifest.name]
            left.formUnion(plan.stale.map(\.text))
            left.formUnion(plan.placements.map(\.file.path.text))
        }
        let emptied = Set(plan.stale.flatMap { foldersAbove($0.text).map(String.init) })
        let copy = FolderCopy(left: left, droppedWhenEmpty: emptied, keepsRest: holdsDraft)
        _ = try await copy.link(FolderPair(old: old, new: FolderHandle(location)), prefix: "", jobs: jobs)
    }
}

/// Beside the folder `Output`: `.Output.sitegen-staging` and the like.
func hiddenPath(beside folder: String, _ kind: String) -> String {
    let parent = parentPath(folder)
    let name = folder.utf8.count > parent.utf8.count ? folder.dropFirst(parent == "/" ? 1 : parent.count + 1) : ""
    return joinedPath(parent, ".\(name).sitegen-\(kind)")
}
