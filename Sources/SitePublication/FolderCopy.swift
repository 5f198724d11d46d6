import SiteFileSystem

/// Copies a folder by giving all its files a second name (hard link) in a new folder.
struct FolderCopy: Sendable {
    /// Paths that are not copied.
    let left: Set<String>
    /// Folders that are not copied if none of their contents is.
    let droppedWhenEmpty: Set<String>

    /// - Parameter jobs: The maximum number of subfolders of a folder that are copied at a time.
    /// - Returns: True if the new folder contains anything.
    func link(_ pair: FolderPair, prefix: String, jobs: Int) async throws(SystemError) -> Bool {
        try pair.old.needWritePermission()
        var holdsAny = false
        var folders: [Subfolder] = []
        for entry in try pair.old.entries() {
            let path = prefix + String(decoding: entry.name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
            if entry.isFolder {
                folders.append(Subfolder(name: entry.name, path: path))
            } else if !left.contains(path) {
                try pair.old.link(entry.name, into: pair.new)
                holdsAny = true
            }
        }
        let areMany = folders.count >= Self.manyFolders
        let results = await folders.concurrentMap(jobs: areMany ? jobs : 1) { folder -> Result<Bool, SystemError> in
            do throws(SystemError) {
                return .success(try await link(folder, pair, jobs: areMany ? 1 : jobs))
            } catch {
                return .failure(error)
            }
        }
        for result in results where try result.get() { holdsAny = true }
        pair.new.takeAttributes(of: pair.old)
        return holdsAny
    }

    /// Returns true if the folder was copied.
    private func link(_ folder: Subfolder, _ pair: FolderPair, jobs: Int) async throws(SystemError) -> Bool {
        try pair.new.makeFolder(folder.name)
        let isFilled = try await link(pair.subfolders(folder.name), prefix: folder.path + "/", jobs: jobs)
        guard !isFilled, droppedWhenEmpty.contains(folder.path) else { return true }
        try pair.new.remove(folder.name, isFolder: true)
        return false
    }

    /// The number of subfolders from which the work is distributed over tasks.
    private static let manyFolders = 64
}

/// A folder and its copy.
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

/// A subfolder to copy.
private struct Subfolder: Sendable {
    let name: [CChar]
    let path: String
}
