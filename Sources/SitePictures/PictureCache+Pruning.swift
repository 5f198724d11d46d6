import SiteFileSystem

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
    package func prune() {
        let stamp = folder + "/pruned"
        let now = time(nil)
        // No folder is made for that alone.
        guard (try? FileStatus.find(folder)) != nil else { return }
        if let last = try? FileStatus.find(stamp), last.modified + Self.day > now { return }
        for group in groups {
            for location in pictures(in: group) {
                guard let status = try? FileStatus(of: location, following: false), status.kind == .file,
                    status.modified + Self.lifetime <= now
                else { continue }
                unlink(location)
            }
            rmdir(group)
        }
        try? writeWhole([], to: stamp)
    }

    /// The folders that files lie in. Whoever names a folder as the cache may have pictures of their own in it.
    private var groups: [String] {
        names(in: folder + "/pictures") { $0.utf8.count == 2 && $0.utf8.allSatisfy(\.isHexadecimal) }
    }

    private func pictures(in group: String) -> [String] {
        names(in: group) { name in
            let digits = name.utf8.prefix { $0 != UInt8(ascii: ".") }
            return digits.count == 62 && digits.allSatisfy(\.isHexadecimal)
        }
    }

    private func names(in folder: String, where isOurs: (String) -> Bool) -> [String] {
        ((try? namesInFolder(folder)) ?? []).map { String(decoding: $0, as: UTF8.self) }.filter(isOurs)
            .map { folder + "/" + $0 }
    }

    /// Removes everything; what else lies in the folder stays.
    ///
    /// - Returns: how many files there were.
    package func removeAll() throws(SystemError) -> Int {
        let groups = groups
        let files = groups.flatMap(pictures)
        for file in files { guard unlink(file) == 0 else { throw .last } }
        for name in ["/pruned", "/known-pictures.json"] { unlink(folder + name) }
        removeEmptyFolders(groups + [folder + "/pictures", folder])
        return files.count
    }
}

extension UInt8 {
    fileprivate var isHexadecimal: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
    }
}
