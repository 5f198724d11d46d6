import ByteStorage
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A file without a name that keeps finished pages until they are published, and what is made of the texts of a large site, so that
/// memory need not hold them.
///
/// It takes its room on disk only as long as somebody has bytes of it, however the process ends.
final class Spool: Sendable {
    /// What has been taken in last, not yet in the file.
    private struct Tail {
        var bytes: [UInt8] = []
        /// Where in the file they are to lie.
        var offset = 0
        /// Whether the disk would not take them: they stay where they are.
        var isStuck = false

        /// Those of them that are asked for; `nil` where they are in the file.
        func bytes(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
            let start = offset - self.offset
            guard start >= 0, start + count <= bytes.count else { return nil }
            return bytes[start..<start + count]
        }
    }

    /// As diagnostics name it.
    static let name = "the temporary file of texts and pages"
    /// Bytes written at once. Texts are small: threads that write each of them by itself wait for the same file all the time.
    private static let tailSize = 1 << 20

    private let file: Descriptor
    private let tail = Mutex(Tail())
    private let failure = Atomic<Int32>(0)

    init(_ file: consuming Descriptor) { self.file = file }

    /// - Parameter folder: where the file is made; `nil` is returned where that cannot be done.
    convenience init?(in folder: String) {
        guard let file = try? Descriptor.nameless(in: folder) else { return nil }
        self.init(file)
    }

    /// Takes bytes in; `nil` where there is no room for them.
    func append(_ bytes: [UInt8], _ digest: ContentDigest) -> SpooledBytes? {
        put(bytes).map { SpooledBytes(spool: self, offset: $0, count: bytes.count, digest: digest) }
    }

    fileprivate func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
        if let bytes = tail.withLock({ $0.bytes(at: offset, count: count).map(Array.init) }) { return bytes }
        let bytes = Descriptor.bytes(of: file.number, at: offset, count: count)
        guard bytes.count == count else { throw SystemError(code: EIO) }
        return bytes
    }
}

extension Spool: ByteStore {
    func put(_ bytes: [UInt8]) -> Int? {
        tail.withLock { tail in
            if tail.isStuck { return nil }
            let offset = tail.offset + tail.bytes.count
            tail.bytes += bytes
            if tail.bytes.count >= Self.tailSize { write(&tail) }
            return offset
        }
    }

    private func write(_ tail: inout Tail) {
        do throws(SystemError) {
            try file.write(tail.bytes[...])
            tail.offset += tail.bytes.count
            tail.bytes.removeAll(keepingCapacity: true)
        } catch {
            tail.isStuck = true
        }
    }

    func bytes(at offset: Int, count: Int) -> [UInt8] {
        do throws(SystemError) {
            return try read(at: offset, count: count)
        } catch {
            failure.store(error.code, ordering: .relaxed)
            return [UInt8](repeating: UInt8(ascii: " "), count: count)
        }
    }

    /// Throws where somebody has not got back what was put aside: what was made of it is not what it ought to be.
    func check() throws(SystemError) {
        let code = failure.load(ordering: .relaxed)
        if code != 0 { throw SystemError(code: code) }
    }
}

/// Bytes of a file of the build that lie in a spool.
public struct SpooledBytes: Sendable {
    fileprivate let spool: Spool
    fileprivate let offset: Int
    public let count: Int
    let digest: ContentDigest

    var bytes: [UInt8] { get throws(SystemError) { try bytes(0..<count) } }

    func bytes(_ range: Range<Int>) throws(SystemError) -> [UInt8] {
        try spool.read(at: offset + range.lowerBound, count: range.count)
    }
}

extension SpooledBytes: Hashable {
    /// Whether they are the same place of the same file: what lies there never changes.
    public static func == (left: SpooledBytes, right: SpooledBytes) -> Bool {
        left.spool === right.spool && left.offset == right.offset && left.count == right.count
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(spool))
        hasher.combine(offset)
    }
}
