import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A file without a name that stores finished output files on disk until they are published, to save memory. Its disk
/// space is freed when nobody uses its bytes any more, however the process ends.
package final class Spool: Sendable {
    /// The name in diagnostics.
    package static let name = "the temporary file of pages"

    private let file: Descriptor
    private let end = Atomic<Int>(0)

    /// - Parameter folder: The folder in which the file is made. The initialiser returns `nil` if this fails.
    package init?(in folder: String) {
        guard let file = try? Descriptor.nameless(in: folder) else { return nil }
        self.file = file
    }

    /// Stores bytes; `nil` if the disk is full.
    package func keep(_ bytes: [UInt8]) -> SpooledBytes? {
        let offset = end.add(bytes.count, ordering: .relaxed).oldValue
        guard (try? file.write(bytes, at: offset)) != nil else { return nil }
        return SpooledBytes(spool: self, offset: offset, count: bytes.count)
    }

    fileprivate func bytes(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
        let bytes = Descriptor.bytes(of: file.number, at: offset, count: count)
        guard bytes.count == count else { throw SystemError(code: EIO) }
        return bytes
    }
}

/// Bytes stored in a spool. They never change.
package struct SpooledBytes: Hashable, Sendable {
    fileprivate let spool: Spool
    fileprivate let offset: Int
    package let count: Int

    package var bytes: [UInt8] { get throws(SystemError) { try spool.bytes(at: offset, count: count) } }

    package static func == (left: SpooledBytes, right: SpooledBytes) -> Bool {
        left.spool === right.spool && left.offset == right.offset && left.count == right.count
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(offset) }
}
