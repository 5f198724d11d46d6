#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The files that builds have made in an output folder, as they are now: which they are, their lengths and times.
struct BuildOutputs {
    /// How many files there are besides the manifest.
    private(set) var count = 0
    let digest: ContentDigest

    /// `nil` when one of them is not there, or no build has made any.
    init?(in folder: OutputFolder) {
        let root = open(folder.location, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard root >= 0 else { return nil }
        defer { close(root) }
        guard let manifest = try? fileBytes(folder.location + "/" + Manifest.name) else { return nil }
        var bytes = DigestedBytes()
        bytes.add(ContentDigest(manifest))
        // The first line is a heading.
        for line in manifest.split(separator: UInt8(ascii: "\n")).dropFirst() {
            var raw = stat()
            let path = line.map { CChar(bitPattern: $0) } + [0]
            guard fstatat(root, path, &raw, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
            bytes.add(FileStatus(raw))
            count += 1
        }
        digest = bytes.digest
    }
}
