/// A walk through a folder that gives all files a second name in another one, which may hold most of them already.
struct FolderCopy: Sendable {
    /// Paths that are not taken over.
    let left: Set<String>
    /// Folders that are not taken over when nothing in them is.
    let droppedWhenEmpty: Set<String>
    /// Whether what the new folder holds besides stays there.
    let keepsRest: Bool

    /// - Parameter jobs: how many of the folders that lie in one folder are walked through at a time.
    /// - Returns: whether the new folder holds anything.
    func link(_ pair: FolderPair, prefix: String, jobs: Int) async throws(SystemError) -> Bool {
        try pair.old.needWritePermission()
        // What is in the new folder and not met again is to go.
        var rest: [[CChar]: FolderHandle.Entry] = [:]
        for entry in try pair.new.entries() { rest[entry.name] = entry }
        var holdsAny = false
        var folders: [Subfolder] = []
        for entry in try pair.old.entries() {
            let path = prefix + String(decoding: entry.name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
            if left.contains(path), !entry.isFolder { continue }
            let there = rest.removeValue(forKey: entry.name)
            if entry.isFolder {
                folders.append(Subfolder(name: entry.name, path: path, there: there))
            } else {
                try link(entry.name, pair, there)
                holdsAny = true
            }
        }
        if try await link(folders, pair, jobs: jobs) { holdsAny = true }
        if !keepsRest { for entry in rest.values { try pair.new.removeAll(of: entry) } }
        pair.new.takeAttributes(of: pair.old)
        return holdsAny
    }

    /// The same file by another name holds the same bytes, whatever happened since: identity is all there is to compare.
    private func link(_ name: [CChar], _ pair: FolderPair, _ there: FolderHandle.Entry?) throws(SystemError) {
        if let there {
            if !there.isFolder, try pair.old.identity(of: name) == pair.new.identity(of: name) { return }
            try pair.new.removeAll(of: there)
        }
        try pair.old.link(name, into: pair.new)
    }

    /// Returns whether any of the folders was taken over.
    private func link(_ folders: [Subfolder], _ pair: FolderPair, jobs: Int) async throws(SystemError) -> Bool {
        var isAnyTaken = false
        guard jobs > 1, folders.count >= Self.manyFolders else {
            for folder in folders where try await link(folder, pair, jobs: jobs) { isAnyTaken = true }
            return isAnyTaken
        }
        let results = await folders.concurrentMap(jobs: jobs) { folder -> Result<Bool, SystemError> in
            do throws(SystemError) { return .success(try await link(folder, pair, jobs: 1)) } catch {
                return .failure(error)
            }
        }
        for result in results where try result.get() { isAnyTaken = true }
        return isAnyTaken
    }

    /// Returns whether the folder was taken over.
    private func link(_ folder: Subfolder, _ pair: FolderPair, jobs: Int) async throws(SystemError) -> Bool {
        if let there = folder.there, !there.isFolder { try pair.new.removeAll(of: there) }
        if !(folder.there?.isFolder ?? false) { try pair.new.makeFolder(folder.name) }
        let isFilled = try await link(pair.subfolders(folder.name), prefix: folder.path + "/", jobs: jobs)
        guard !isFilled, droppedWhenEmpty.contains(folder.path) else { return true }
        try pair.new.remove(folder.name, isFolder: true)
        return false
    }

    /// From which on they are shared out.
    private static let manyFolders = 64
}

/// The same folder twice: as it is, and as it is to be.
final class FolderPair: Sendable {
    let old: FolderHandle
    let new: FolderHandle

    init(old: consuming FolderHandle, new: consuming FolderHandle) {
        self.old = old
        self.new = new
    }

    func subfolders(_ name: [CChar]) throws(SystemError) -> FolderPair {
        FolderPair(old: try FolderHandle(name, in: old), new: try FolderHandle(name, in: new))
    }
}

/// A folder in a folder that is walked through.
private struct Subfolder: Sendable {
    let name: [CChar]
    let path: String
    /// What has its name in the new folder.
    let there: FolderHandle.Entry?
}
