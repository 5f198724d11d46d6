import Diagnostics

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A hidden folder beside the output that becomes the complete new site before anybody sees it, and then takes the place of
/// the output in one step. What stays as it is costs a second name, no second copy.
struct ShadowFolder: ~Copyable {
    let location: String
    private let lock: FolderLock

    /// Beside the folder `Output`: `.Output.sitegen-staging`.
    static func location(beside folder: String) -> String {
        let parent = parentPath(folder)
        let name = folder.utf8.count > parent.utf8.count ? folder.dropFirst(parent == "/" ? 1 : parent.count + 1) : ""
        return joinedPath(parent, ".\(name).sitegen-staging")
    }

    /// Makes an empty one.
    /// - Throws: where it cannot take the output's place, as where that is a mount, or where it may not be made.
    init(of folder: OutputFolder) throws(SystemError) {
        let parent = try FileStatus(of: parentPath(folder.location)).identity
        guard try FileStatus(of: folder.location).identity.device == parent.device else {
            throw SystemError(code: EXDEV)
        }
        let location = Self.location(beside: folder.location)
        try makeFolder(location)
        do throws(SystemError) {
            // Asked of two empty folders first: many a file system cannot, and would have to be told everything twice.
            for name in ["/a", "/b"] { try makeFolder(location + name) }
            try exchangeFolders(location + "/a", location + "/b")
            for name in ["/a", "/b"] { rmdir(location + name) }
            lock = try FolderLock(new: location)
        } catch {
            try? removeTree(location)
            throw error
        }
        self.location = location
    }

    /// Whatever is here at the end, half a shadow or the old site, is not needed any more.
    deinit { try? removeTree(location) }

    /// Takes over everything that stays as it is, foreign files too.
    /// - Throws: where a file cannot have two names, or a folder may not be written to.
    func takeOver(_ folder: OutputFolder, _ plan: PublicationPlan) throws(SystemError) {
        var left = Set(plan.stale.map(\.text)).union(plan.placements.map(\.file.path.text))
        left.formUnion([Manifest.name, StagingFolder.name])
        let emptied = Set(plan.stale.flatMap { foldersAbove($0.text).map(String.init) })
        let copy = FolderCopy(left: left, droppedWhenEmpty: emptied)
        _ = try copy.link(FolderHandle(folder.location), FolderHandle(location), prefix: "")
        for path in Set(plan.placements.flatMap { foldersAbove($0.file.path.text) }).sorted() {
            if !FileStatus.exists(location + "/" + path) { try makeFolder(location + "/" + path) }
        }
    }
}

/// A walk through a folder that gives all files a second name in another one.
private struct FolderCopy {
    /// Paths of files that are not taken over.
    let left: Set<String>
    /// Folders that are not taken over when nothing in them is.
    let droppedWhenEmpty: Set<String>

    /// Returns whether the new folder holds anything.
    func link(
        _ old: borrowing FolderHandle, _ new: borrowing FolderHandle, prefix: String
    ) throws(SystemError) -> Bool {
        try old.needWritePermission()
        var holdsAny = false
        for entry in try old.entries() {
            let path = prefix + String(decoding: entry.name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
            if !entry.isFolder, left.contains(path) { continue }
            if entry.isFolder {
                try new.makeFolder(entry.name)
                let isFilled = try link(
                    FolderHandle(entry.name, in: old), FolderHandle(entry.name, in: new), prefix: path + "/")
                if !isFilled, droppedWhenEmpty.contains(path) {
                    try new.remove(entry.name, isFolder: true)
                    continue
                }
            } else {
                try old.link(entry.name, into: new)
            }
            holdsAny = true
        }
        new.takeAttributes(of: old)
        return holdsAny
    }
}
