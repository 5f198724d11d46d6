import SiteFileSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension PictureCache {
    /// The lifetime of an unused file, in seconds: 30 days. This allows for other branches and several sites in one
    /// folder.
    static let lifetime = 30 * day
    static let day = 86_400

    /// Marks a file as used, at most once a day, so that reading many files does not write as many.
    func noteUse(of location: String, _ status: FileStatus) {
        guard status.modified + Self.day <= time(nil) else { return }
        // If the cache is read-only, nothing is removed either.
        utimensat(AT_FDCWD, location, nil, 0)
    }

    /// Removes files that have not been used for their lifetime, at most once a day.
    package func prune() {
        let stamp = folder + "/pruned"
        let now = time(nil)
        // Pruning alone must not create the folder.
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

    /// The subfolders of the cache. The cache folder may also contain files of the user.
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

    /// Removes all cached files. Other files in the folder stay.
    ///
    /// - Returns: the number of removed files.
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
