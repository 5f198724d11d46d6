import SiteDiagnostics
import SiteFileSystem

/// The paths that a build owns in the output folder: one path per line, sorted by bytes.
package struct Manifest: Hashable {
    package static let name = ".sitegen-manifest"
    private static let heading = "sitegen manifest 1"

    /// The paths, sorted and unique.
    package let paths: [OutputPath]

    init(paths: Set<OutputPath>) { self.paths = paths.sorted() }

    init(of set: OutputSet) { paths = set.files.map(\.path) }

    /// Reads the manifest of an output folder; `nil` if it does not exist.
    package init?(in folder: String) throws(SystemError) {
        let path = folder + "/" + Self.name
        guard try FileStatus.find(path) != nil else { return nil }
        self.init(bytes: try fileBytes(path))
    }

    /// Skips lines that are not valid output paths, so a manifest can never affect a file outside the folder.
    package init(bytes: [UInt8]) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropFirst()
        let paths = lines.compactMap { String(validating: $0, as: UTF8.self).flatMap(OutputPath.init) }
        // Our own manifests are sorted.
        let isSorted = zip(paths, paths.dropFirst()).allSatisfy { $0 < $1 }
        self.paths = isSorted ? paths : Set(paths).sorted()
    }

    /// Whether bytes begin as a manifest of this format. A newer sitegen may write a different one.
    package static func canRead(_ bytes: [UInt8]) -> Bool { bytes.starts(with: (heading + "\n").utf8) }

    /// True if the manifest contains a path.
    func holds(_ path: OutputPath) -> Bool {
        let place = paths.partitionPoint { $0 < path }
        return place < paths.count && paths[place] == path
    }

    /// Compares the sorted paths and files in one pass.
    ///
    /// - Returns: For each file, whether the manifest names it; and the paths of the manifest without a file.
    func compared(with files: [OutputFile]) -> (isNamed: [Bool], others: [OutputPath]) {
        var rest = paths[...]
        var others: [OutputPath] = []
        let isNamed = files.map { file in
            while let first = rest.first, first < file.path { others.append(rest.removeFirst()) }
            guard rest.first == file.path else { return false }
            rest.removeFirst()
            return true
        }
        return (isNamed, others + rest)
    }

    var bytes: [UInt8] {
        var bytes = Array((Self.heading + "\n").utf8)
        for path in paths {
            bytes.append(contentsOf: path.text.utf8)
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    func write(to path: String) throws(SystemError) {
        let file = try Descriptor.creating(path)
        try file.write(bytes[...])
        try file.finish()
    }
}
