import SiteDiagnostics
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Standard output or standard error. Everything that is printed goes through here, so that it is known whether it got there.
enum StandardStream: Int32 {
    case output = 1
    case errors = 2

    /// Why something could not be written to standard output: the system's number.
    private static let failure = Mutex<Int32?>(nil)

    /// Gives streams that nobody has opened a place of their own: the next file that is opened would take it, and what is printed
    /// would stand in that file.
    static func claim() {
        for number in 0...2 as ClosedRange<Int32> where fcntl(number, F_GETFD) == -1 { _ = open("/dev/null", O_RDONLY) }
    }

    /// Writes all of a text. After a failure nothing more is written: the rest would stand in the wrong place.
    func write(_ text: String) {
        guard self == .errors || Self.failure.withLock({ $0 == nil }) else { return }
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { systemWrite(rawValue, $0.baseAddress, $0.count) }
            if written > 0 {
                bytes = bytes.dropFirst(written)
            } else if written < 0, errno == EAGAIN {
                // Whoever reads shares the stream with somebody who does not want to wait.
                var stream = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
                poll(&stream, 1, -1)
            } else if written == 0 || errno != EINTR {
                let code = written == 0 ? EIO : errno
                if self == .output { Self.failure.withLock { $0 = code } }
                return
            }
        }
    }

    /// Closes standard output; some file systems tell only now that there was no room.
    ///
    /// - Returns: What to say when not all was written. Readers that have gone (`sitegen … | head`) are no failure.
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
            hint: "not all results were printed; the work itself is done")
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
        Glibc.write(descriptor, bytes, count)
    #else
        Darwin.write(descriptor, bytes, count)
    #endif
}
