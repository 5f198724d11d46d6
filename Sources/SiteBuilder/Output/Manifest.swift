import Diagnostics

/// What a build owns in the output folder: one path a line, in the order of their bytes.
struct Manifest: Hashable {
    static let name = ".sitegen-manifest"
    private static let heading = "sitegen manifest 1"

    /// Sorted, each once.
    let paths: [OutputPath]

    init(paths: Set<OutputPath>) { self.paths = paths.sorted() }

    init(of set: OutputSet) { paths = set.files.map(\.path) }

    /// Reads the manifest of an output folder; `nil` when there is none.
    ///
    /// - Parameter set: most of whose files it is likely to name: their paths are taken from there.
    init?(in folder: String, sharing set: OutputSet? = nil) throws(SystemError) {
        let path = folder + "/" + Self.name
        guard try FileStatus.find(path) != nil else { return nil }
        self.init(bytes: try fileBytes(path), sharing: set)
    }

    /// Lines that are no output paths are passed over: a manifest never makes us touch a file outside of the folder.
    init(bytes: [UInt8], sharing set: OutputSet? = nil) {
        var shared = (set?.files ?? [])[...]
        var paths: [OutputPath] = []
        paths.reserveCapacity(shared.count)
        var rest = bytes[...]
        rest.removeFirstLine()
        while !rest.isEmpty {
            let line = rest.removeFirstLine()
            shared = shared.drop { $0.path.text.utf8.lexicographicallyPrecedes(line) }
            if let path = shared.first?.path, path.text.utf8.elementsEqual(line) {
                paths.append(path)
            } else if let path = String(validating: line, as: UTF8.self).flatMap(OutputPath.init) {
                paths.append(path)
            }
        }
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

    /// How many folders hold files of the build.
    var folderCount: Int { Set(paths.lazy.map { parentPath($0.text) }).count }

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

extension ArraySlice<UInt8> {
    /// The bytes up to a line's end, which goes with them.
    @discardableResult
    fileprivate mutating func removeFirstLine() -> ArraySlice {
        let end = firstIndex(of: UInt8(ascii: "\n")) ?? endIndex
        let line = self[..<end]
        self = self[end...].dropFirst()
        return line
    }
}
