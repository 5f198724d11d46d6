import ByteStorage
import Diagnostics
import Synchronization

/// Texts that are no longer held in memory, since the files that they were read from hold them.
final class SourceFiles: Sendable {
    private let tree: SourceTree
    private let problem = Mutex<Diagnostic?>(nil)

    /// - Parameter tree: which the texts were read from.
    init(_ tree: SourceTree) { self.tree = tree }

    /// Lets go of a text: it is read again whenever somebody asks for it.
    ///
    /// - Parameter path: of its file, in the tree.
    func putAside(_ text: SourceText, at path: String) {
        text.putAside(in: SourceFile(path, ContentDigest(text.bytes), in: self))
    }

    /// Throws where a text has been asked for whose file does not hold it any more: what was made of it is not what it ought to be.
    func check() throws(BuildFailure) {
        if let problem = problem.withLock(\.self) { throw BuildFailure([problem]) }
    }

    fileprivate func bytes(at path: String, digest: ContentDigest) -> [UInt8]? {
        do throws(Diagnostic) {
            let bytes = try tree.bytes(of: path)
            if ContentDigest(bytes) == digest { return bytes }
            throw .touched(tree.shownPath(of: path))
        } catch {
            // That of the first path, whichever was asked for first.
            problem.withLock { problem in problem = [problem, error].compactMap(\.self).min() }
            return nil
        }
    }
}

/// One of them. It holds a single text, from its first byte on.
private final class SourceFile: ByteStore {
    private let path: String
    private let digest: ContentDigest
    private let files: SourceFiles

    init(_ path: String, _ digest: ContentDigest, in files: SourceFiles) {
        self.path = path
        self.digest = digest
        self.files = files
    }

    func put(_ bytes: [UInt8]) -> Int? { 0 }

    func bytes(at offset: Int, count: Int) -> [UInt8] {
        files.bytes(at: path, digest: digest) ?? [UInt8](repeating: UInt8(ascii: " "), count: count)
    }
}
