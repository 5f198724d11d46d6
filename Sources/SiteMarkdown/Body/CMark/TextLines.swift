#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension UnsafeBufferPointer<UInt8> {
    /// The lines without their line feeds.
    var lines: some Sequence<TextLine> {
        sequence(state: 0) { start -> TextLine? in
            guard start < count, let base = baseAddress else { return nil }
            let found = memchr(base + start, Int32(UInt8(ascii: "\n")), count - start)
            let end = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? count
            defer { start = end + 1 }
            return self[start..<end]
        }
    }
}
