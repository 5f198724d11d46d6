import ByteStorage
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A file without a name that keeps finished pages until they are published, and the texts of a large site, so that memory need not
/// hold them.
///
/// It takes its room on disk only as long as somebody has bytes of it, however the process ends.
final class Spool: Sendable {
    /// As diagnostics name it.
    static let name = "the temporary file of texts and pages"

    private let number: Int32
    private let end = Atomic<Int>(0)
    private let failure = Atomic<Int32>(0)

    /// - Parameter folder: where the file is made; `nil` is returned where that cannot be done.
    init?(in folder: String) {
        var template = Array(joinedPath(folder, "sitegen-XXXXXX").utf8CString)
        number = mkstemp(&template)
        guard number >= 0 else { return nil }
        unlink(template)
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }

    deinit { close(number) }

    /// Takes bytes in; `nil` where there is no room for them.
    func append(_ bytes: [UInt8], _ digest: ContentDigest) -> SpooledBytes? {
        put(bytes).map { SpooledBytes(spool: self, offset: $0, count: bytes.count, digest: digest) }
    }

    fileprivate func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
        let bytes = Descriptor.bytes(of: number, at: offset, count: count)
        guard bytes.count == count else { throw SystemError(code: EIO) }
        return bytes
    }
}

extension Spool: ByteStore {
    func put(_ bytes: [UInt8]) -> Int? {
        let offset = end.add(bytes.count, ordering: .relaxed).oldValue
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                pwrite(
                    number, buffer.baseAddress?.advanced(by: written), bytes.count - written, off_t(offset + written))
            }
            if count >= 0 { written += count } else if errno != EINTR { return nil }
        }
        return offset
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

    var bytes: [UInt8] { get throws(SystemError) { try spool.read(at: offset, count: count) } }
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
