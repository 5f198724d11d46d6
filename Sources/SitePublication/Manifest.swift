import SiteDiagnostics
import SiteFileSystem

/// What a build owns in the output folder: one path a line, in the order of their bytes.
package struct Manifest: Hashable {
    package static let name = ".sitegen-manifest"
    private static let heading = "sitegen manifest 1"

    /// Sorted, each once.
    package let paths: [OutputPath]

    init(paths: Set<OutputPath>) { self.paths = paths.sorted() }

    init(of set: OutputSet) { paths = set.files.map(\.path) }

    /// Reads the manifest of an output folder; `nil` when there is none.
    package init?(in folder: String) throws(SystemError) {
        let path = folder + "/" + Self.name
        guard try FileStatus.find(path) != nil else { return nil }
        self.init(bytes: try fileBytes(path))
    }

    /// Lines that are no output paths are passed over: a manifest never makes us touch a file outside of the folder.
    package init(bytes: [UInt8]) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropFirst()
        let paths = lines.compactMap { String(validating: $0, as: UTF8.self).flatMap(OutputPath.init) }
        // As we write them.
        let isSorted = zip(paths, paths.dropFirst()).allSatisfy { $0 < $1 }
        self.paths = isSorted ? paths : Set(paths).sorted()
    }

    /// Whether it names a path.
    func holds(_ path: OutputPath) -> Bool {
        let place = paths.partitionPoint { $0 < path }
        return place < paths.count && paths[place] == path
    }

    /// Walks through its paths and files side by side.
    ///
    /// - Returns: of each file, whether it is named, and the paths of other files.
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
