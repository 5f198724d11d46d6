import Episodes

/// What the files of an output folder hold, as the last build has left them: of those that nobody has touched since, it is known
/// without reading any.
public struct KnownOutputs: Sendable {
    struct Entry: BitwiseCopyable {
        let mark: FileMark
        /// `nil` for copies, which are compared with what they are copied from.
        let digest: ContentDigest?
    }

    private let folder: String
    private let paths: [OutputPath]
    /// One for each path.
    private let entries: [Entry]

    /// What their pages were made of, where nothing but texts and pictures has changed since.
    var pages: PastPages?

    /// The file at a path, when it is as the last build left it.
    func file(at path: OutputPath) -> KeptFile? { file(at: path) { _ in true } }

    /// The file at a path, when it is as the last build left it and holds these bytes.
    func file(at path: OutputPath, holding digest: ContentDigest) -> KeptFile? {
        file(at: path) { $0 == digest }
    }

    private func file(at path: OutputPath, where isSame: (ContentDigest) -> Bool) -> KeptFile? {
        let place = paths.partitionPoint { $0 < path }
        guard place < paths.count, paths[place] == path, let digest = entries[place].digest, isSame(digest) else {
            return nil
        }
        let file = KeptFile(folder: folder, path: path, mark: entries[place].mark, digest: digest)
        return file.isThere ? file : nil
    }
}

/// A file of the build that lies in the output folder already.
public struct KeptFile: Hashable, Sendable {
    fileprivate let folder: String
    fileprivate let path: OutputPath
    fileprivate let mark: FileMark
    let digest: ContentDigest

    public var count: Int { mark.size }

    /// Put together when it is asked for: there are hundreds of thousands.
    private var location: String { folder + "/" + path.text }

    var bytes: [UInt8] { get throws(SystemError) { try fileBytes(location) } }

    /// Whether nobody has touched it since.
    var isThere: Bool { FileMark(of: location) == mark }
}

extension KnownOutputs {
    /// What ``bytes(_:of:)`` has told of a folder; `nil` when another build has written there since.
    init?(_ bytes: [UInt8], in folder: OutputFolder) {
        guard let manifest = try? fileBytes(folder.location + "/" + Manifest.name) else { return nil }
        let paths = Manifest(bytes: manifest).paths
        let words = bytes.withUnsafeBytes { buffer in
            stride(from: 0, to: buffer.count - buffer.count % 8, by: 8).map {
                UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: $0, as: UInt64.self))
            }
        }
        let size = Entry.wordCount
        guard words.count == 4 + paths.count * size, words.count * 8 == bytes.count,
            Array(words[0..<2]) == ContentDigest(bytes[DigestReader.sealSize...]).words,
            Array(words[2..<4]) == ContentDigest(manifest).words
        else { return nil }
        self.folder = folder.location
        self.paths = paths
        entries = paths.indices.map { Entry(words[(4 + $0 * size)...].prefix(size)) }
    }

    /// - Parameter manifest: of the folder; its paths are those of the entries.
    static func bytes(_ entries: [Entry], of manifest: ContentDigest) -> [UInt8] {
        DigestedBytes.sealed(capacity: (4 + entries.count * Entry.wordCount) * 8) { bytes in
            bytes.add(manifest)
            for entry in entries {
                bytes.add(entry.mark)
                bytes.add(entry.digest ?? .ofCopy)
            }
        }
    }
}

extension KnownOutputs.Entry {
    fileprivate static let wordCount = 6

    fileprivate init(_ words: ArraySlice<UInt64>) {
        let first = words.startIndex
        mark = FileMark(
            device: words[first], inode: words[first + 1], size: Int(truncatingIfNeeded: words[first + 2]),
            changed: Int(truncatingIfNeeded: words[first + 3]))
        let digest = ContentDigest(high: words[first + 4], low: words[first + 5])
        self.digest = digest == .ofCopy ? nil : digest
    }
}

extension ContentDigest {
    fileprivate var words: [UInt64] { [high, low] }

    /// Stands for that of a copy.
    fileprivate static let ofCopy = ContentDigest(high: 0, low: 0)
}
