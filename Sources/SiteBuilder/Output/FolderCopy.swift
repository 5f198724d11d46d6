/// A walk through a folder that gives all files a second name in another one, which may hold most of them already.
struct FolderCopy {
    /// Paths that are not taken over.
    let left: Set<String>
    /// Folders that are not taken over when nothing in them is.
    let droppedWhenEmpty: Set<String>
    /// Whether what the new folder holds besides stays there.
    let keepsRest: Bool

    /// Returns whether the new folder holds anything.
    func link(
        _ old: borrowing FolderHandle, _ new: borrowing FolderHandle, prefix: String
    ) throws(SystemError) -> Bool {
        try old.needWritePermission()
        // What is in the new folder and not met again is to go.
        var rest: [[CChar]: FolderHandle.Entry] = [:]
        for entry in try new.entries() { rest[entry.name] = entry }
        var holdsAny = false
        for entry in try old.entries() {
            let path = prefix + String(decoding: entry.name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
            if left.contains(path), !entry.isFolder || path == StagingFolder.name { continue }
            let there = rest.removeValue(forKey: entry.name)
            if !entry.isFolder {
                try link(entry.name, in: old, new, there)
            } else if try !link(folder: entry.name, in: old, new, there, path) {
                continue
            }
            holdsAny = true
        }
        if !keepsRest { for entry in rest.values { try new.removeAll(of: entry) } }
        new.takeAttributes(of: old)
        return holdsAny
    }

    /// The same file by another name holds the same bytes, whatever happened since: identity is all there is to compare.
    private func link(
        _ name: [CChar], in old: borrowing FolderHandle, _ new: borrowing FolderHandle, _ there: FolderHandle.Entry?
    ) throws(SystemError) {
        if let there {
            if !there.isFolder, try old.identity(of: name) == new.identity(of: name) { return }
            try new.removeAll(of: there)
        }
        try old.link(name, into: new)
    }

    /// Returns whether the folder was taken over.
    private func link(
        folder name: [CChar], in old: borrowing FolderHandle, _ new: borrowing FolderHandle,
        _ there: FolderHandle.Entry?, _ path: String
    ) throws(SystemError) -> Bool {
        if let there, !there.isFolder { try new.removeAll(of: there) }
        if !(there?.isFolder ?? false) { try new.makeFolder(name) }
        let isFilled = try link(FolderHandle(name, in: old), FolderHandle(name, in: new), prefix: path + "/")
        guard !isFilled, droppedWhenEmpty.contains(path) else { return true }
        try new.remove(name, isFolder: true)
        return false
    }
}
