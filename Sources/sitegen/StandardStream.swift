import SiteDiagnostics
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Standard output or standard error. All output goes through this type, so that write errors are noticed.
enum StandardStream: Int32 {
    case output = 1
    case errors = 2

    /// The system's error number of a failed write to standard output.
    private static let failure = Mutex<Int32?>(nil)

    /// Opens `/dev/null` for closed standard streams. Otherwise the next opened file would take their number and
    /// receive the output.
    static func claim() {
        for number in 0...2 as ClosedRange<Int32> where fcntl(number, F_GETFD) == -1 { _ = open("/dev/null", O_RDONLY) }
    }

    /// Writes a text. After a failed write nothing more is written, because the output would have a gap.
    func write(_ text: String) {
        guard self == .errors || Self.failure.withLock({ $0 == nil }) else { return }
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { systemWrite(rawValue, $0.baseAddress, $0.count) }
            if written > 0 {
                bytes = bytes.dropFirst(written)
            } else if written < 0, errno == EAGAIN {
                // A different process has set the stream to non-blocking mode.
                var stream = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
                poll(&stream, 1, -1)
            } else if written == 0 || errno != EINTR {
                let code = written == 0 ? EIO : errno
                if self == .output { Self.failure.withLock { $0 = code } }
                return
            }
        }
    }

    /// Closes standard output. Some file systems report a full disk only now.
    ///
    /// - Returns: an error if not everything was written. A closed pipe (`sitegen … | head`) is not an
    ///   error.
    func close() -> Diagnostic? {
        #if canImport(Glibc)
            let closed = Glibc.close(rawValue)
        #else
            let closed = Darwin.close(rawValue)
        #endif
        let late = closed != 0 && errno != EBADF ? errno : nil
        guard let code = Self.failure.withLock({ $0 }) ?? late, code != EPIPE else { return nil }
        let reason = code == ENOSPC ? "the disk is full" : String(cString: strerror(code))
        return Diagnostic(
            .error, id: "io.unwritable", "standard output cannot be written: \(reason)",
            hint: "run the command again to see all results; its work is done")
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
        Glibc.write(descriptor, bytes, count)
    #else
        Darwin.write(descriptor, bytes, count)
    #endif
}
