import SiteDiagnostics

/// Converts a text to UTF-8. The encoding is that of a byte order mark of UTF-8, UTF-16 or UTF-32; otherwise the
/// declared one; otherwise UTF-8.
///
/// - Parameter charset: A label as in `Content-Type` (https://encoding.spec.whatwg.org/#names-and-labels); `nil` if
///   none is declared. An unknown label is ignored. A text that is valid UTF-8 is read as UTF-8, whatever the label
///   says.
/// - Returns: The unchanged text if it is UTF-8, with or without a byte order mark.
/// - Throws: The error `source.invalid-utf8` with its position.
package func inUTF8(_ source: SourceText, charset: String? = nil) throws(Diagnostic) -> SourceText {
    if let text = markedText(source.bytes) { return SourceText(path: source.path, bytes: Array(text.utf8)) }
    let problem = invalidUTF8(in: source, source.bytes.indices)
    let encoding = charset.flatMap(TextEncoding.init).flatMap { $0.isUTF8 ? nil : $0 }
    if encoding?.isRefused == true { throw .refusedEncoding(charset ?? "", of: source) }
    // UTF-16 can be valid UTF-8 except for its zero bytes, and encodings with escape sequences are ASCII.
    guard problem != nil || encoding?.isSevenBit == true || source.bytes.contains(0) else { return source }
    switch encoding?.decoding(source.bytes) ?? .unknown {
    case .text(let bytes): return SourceText(path: source.path, bytes: bytes)
    case .invalid(let offset):
        guard problem != nil else { return source }
        throw .undecodable(charset ?? "", in: source, at: offset)
    case .unknown:
        guard let problem else { return source }
        throw encoding == nil ? problem : .unknownEncoding(charset ?? "", problem)
    }
}

/// The text if the bytes begin with a byte order mark of UTF-16 or UTF-32 and are valid in that encoding.
private func markedText(_ bytes: [UInt8]) -> String? {
    // The byte order mark of UTF-32 begins like that of UTF-16.
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
        let units: [UInt32]? = units(bytes.dropFirst(4), isLittle: bytes[0] == 0xFF)
        return units.flatMap { String(validating: $0, as: UTF32.self) }
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
        let units: [UInt16]? = units(bytes.dropFirst(2), isLittle: bytes[0] == 0xFF)
        return units.flatMap { String(validating: $0, as: UTF16.self) }
    }
    return nil
}

/// `nil` if the last unit is incomplete.
private func units<Unit: FixedWidthInteger>(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> [Unit]? {
    let width = Unit.bitWidth / 8
    guard bytes.count.isMultiple(of: width) else { return nil }
    return stride(from: bytes.startIndex, to: bytes.endIndex, by: width).map { start in
        let unit = bytes[start..<start + width]
        return isLittle
            ? unit.reversed().reduce(0) { $0 << 8 | Unit($1) } : unit.reduce(0) { $0 << 8 | Unit($1) }
    }
}

extension Diagnostic {
    fileprivate static func refusedEncoding(_ label: String, of source: SourceText) -> Diagnostic {
        Diagnostic(
            .error, id: "source.invalid-utf8", "the file declares the encoding '\(label)', which is not supported",
            hint: "save the file as UTF-8", in: source, at: source.position(at: 0))
    }

    fileprivate static func undecodable(_ label: String, in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            .error, id: "source.invalid-utf8",
            "the file declares the encoding '\(label)', but this byte is not valid in it or in UTF-8",
            hint: "save the file as UTF-8", in: source, at: source.position(at: offset))
    }

    fileprivate static func unknownEncoding(_ label: String, _ problem: Diagnostic) -> Diagnostic {
        var problem = problem
        problem.message += ", and '\(label)' is not a known encoding"
        return problem
    }
}

/// The encoding that a page declares in its first 1,024 bytes: `<meta charset=…>`, or the older `http-equiv`.
package func charset(ofHTML bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(1024).map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    let match = head.firstMatch(of: #/<meta\b[^>]*?charset\s*=\s*["']?\s*([A-Za-z0-9_:.\-]+)/#.ignoresCase())
    return match.map { String($0.1) }
}
