import SiteFileSystem
import SitePublication

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The files in an output folder that builds have made, with their inodes, lengths and times.
struct BuildOutputs {
    let count: Int
    let digest: ContentDigest

    /// Fails if one of the files is missing, or if no build has written to the folder.
    init?(in folder: OutputFolder, jobs: Int) async {
        let root = open(folder.location, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard root >= 0 else { return nil }
        defer { close(root) }
        guard let manifest = try? fileBytes(folder.location + "/" + Manifest.name) else { return nil }
        // The first line is a heading.
        let paths = Array(manifest.split(separator: UInt8(ascii: "\n")).dropFirst())
        let files = await paths.concurrentMap(jobs: jobs) { path -> FileMark? in
            var raw = stat()
            let path = path.map { CChar(bitPattern: $0) } + [0]
            return fstatat(root, path, &raw, AT_SYMLINK_NOFOLLOW) == 0 ? FileMark(FileStatus(raw)) : nil
        }
        let marks = files.compactMap(\.self)
        guard marks.count == files.count else { return nil }
        count = marks.count
        digest = DigestedBytes.digest { bytes in
            bytes.add(ContentDigest(manifest))
            for mark in marks { bytes.add(mark) }
        }
    }
}
