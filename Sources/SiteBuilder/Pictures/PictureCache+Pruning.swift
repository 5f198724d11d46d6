#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension PictureCache {
    /// Seconds that a file is kept which no build has used: 30 days, for branches that come back and several sites in one
    /// folder.
    static let lifetime = 30 * day
    static let day = 86_400

    /// Notes that a file is in use, at most once a day: what reads thousands of files should not write as many.
    func noteUse(of location: String, _ status: FileStatus) {
        guard status.modified + Self.day <= time(nil) else { return }
        // Of a cache that cannot be written nothing is removed either.
        utimensat(AT_FDCWD, location, nil, 0)
    }

    /// Removes files that no build has used for long, at most once a day.
    func prune() {
        let stamp = folder + "/pruned"
        let now = time(nil)
        // No folder is made for that alone.
        guard (try? FileStatus.find(folder)) != nil else { return }
        if let last = try? FileStatus.find(stamp), last.modified + Self.day > now { return }
        for group in names(in: folder + "/pictures") {
            for location in names(in: group) {
                guard let status = try? FileStatus(of: location, following: false), status.kind == .file,
                    status.modified + Self.lifetime <= now
                else { continue }
                unlink(location)
            }
            rmdir(group)
        }
        try? writeWhole([], to: stamp)
    }

    private func names(in folder: String) -> [String] {
        ((try? namesInFolder(folder)) ?? []).map { folder + "/" + String(decoding: $0, as: UTF8.self) }
    }

    /// Removes everything; what else lies in the folder stays.
    ///
    /// - Returns: how many files there were.
    func removeAll() throws(SystemError) -> Int {
        let pictures = folder + "/pictures"
        let records = BuildRecord.folder(in: folder)
        let count = names(in: pictures).reduce(names(in: records).count) { $0 + names(in: $1).count }
        for folder in [pictures, records] where try FileStatus.find(folder) != nil { try removeTree(folder) }
        for name in ["/pruned", "/known-pictures.json"] { unlink(folder + name) }
        rmdir(folder)
        return count
    }
}

extension Site {
    /// Removes the files that builds have kept for the next one.
    ///
    /// - Parameter folder: that they are kept in.
    /// - Returns: how many there were.
    public static func emptyCache(_ folder: String) throws(BuildFailure) -> Int {
        do throws(SystemError) {
            return try PictureCache(folder: folder).removeAll()
        } catch {
            throw BuildFailure([.unreadable(folder, error)])
        }
    }
}
