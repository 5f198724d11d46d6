/// Which bytes a `Range` header asks for (RFC 9110, section 14).
enum ByteRange: Hashable, Sendable {
    /// No header, or one that means nothing to us: several ranges, another unit, bad syntax. All bytes are sent.
    case all
    case part(Range<Int>)
    /// A range of which the file has no byte.
    case unsatisfiable

    init(_ header: String?, size: Int) {
        self = .all
        guard let header, header.lowercased().hasPrefix("bytes=") else { return }
        let spec = header.dropFirst("bytes=".count)
        guard let dash = spec.firstIndex(of: "-") else { return }
        let first = spec[..<dash]
        let last = spec[spec.index(after: dash)...]
        guard (first + last).utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return }
        // A number too large for us is beyond the end of any file.
        let end = last.isEmpty ? nil : Int(last) ?? .max
        if first.isEmpty {
            guard let end else { return }
            self = end == 0 || size == 0 ? .unsatisfiable : .part(max(0, size - end)..<size)
            return
        }
        let start = Int(first) ?? .max
        if let end, end < start { return }
        self = start >= size ? .unsatisfiable : .part(start..<min(end.map { $0 == .max ? size : $0 + 1 } ?? size, size))
    }
}
