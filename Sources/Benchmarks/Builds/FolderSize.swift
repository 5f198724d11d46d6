import Foundation

/// The contents of an output folder after a build.
struct FolderSize {
    var files = 0
    var bytes = 0
    var pages = 0
    var pageBytes = 0
    /// The number of files written since a given moment.
    var written = 0
    /// File sizes by path.
    var sizes: [(path: String, bytes: Int)] = []

    init(of folder: URL, writtenSince start: Date = .distantFuture) throws {
        let keys: Set<URLResourceKey> = [.isRegularFileKey, .fileSizeKey, .contentModificationDateKey]
        guard let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys)) else {
            throw RunProblem(what: "\(folder.path) cannot be read")
        }
        let prefix = folder.standardizedFileURL.path.count + 1
        for case let file as URL in found {
            let facts = try file.resourceValues(forKeys: keys)
            guard facts.isRegularFile == true, let size = facts.fileSize else { continue }
            files += 1
            bytes += size
            if file.pathExtension == "html" {
                pages += 1
                pageBytes += size
            }
            if let date = facts.contentModificationDate, date >= start { written += 1 }
            sizes.append((String(file.standardizedFileURL.path.dropFirst(prefix)), size))
        }
        sizes.sort { $0.path < $1.path }
    }
}
