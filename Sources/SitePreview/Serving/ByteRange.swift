/// The bytes that a `Range` header requests (RFC 9110, section 14).
enum ByteRange: Hashable, Sendable {
    /// All bytes: there is no header, or it has several ranges, a different unit or an error.
    case all
    case part(Range<Int>)
    /// A range outside the file.
    case unsatisfiable

    init(_ header: String?, size: Int) {
        self = .all
        guard let header, header.lowercased().hasPrefix("bytes=") else { return }
        let spec = header.dropFirst("bytes=".count)
        guard let dash = spec.firstIndex(of: "-") else { return }
        let first = spec[..<dash]
        let last = spec[spec.index(after: dash)...]
        guard (first + last).utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return }
        // A number that overflows is beyond the end of any file.
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
