import SiteBuilder

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An open file that is sent a piece at a time; it stays the same file when another one takes its name meanwhile.
final class FilePart: Sendable {
    private let number: Int32

    init(_ path: String) throws {
        number = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        if number < 0 { throw CancellationError() }
    }

    deinit { close(number) }

    /// Fewer bytes where the file ends.
    func bytes(at offset: Int, count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count, let start = buffer.baseAddress {
                let read = pread(number, start.advanced(by: filled), count - filled, off_t(offset + filled))
                if read > 0 { filled += read } else if read == 0 || errno != EINTR { return }
            }
        }
    }
}
