import SiteDiagnostics

/// A text in UTF-8, whatever it was written in: by a byte order mark of UTF-8, UTF-16 or UTF-32, else as it is said to be, else UTF-8.
///
/// - Parameter charset: a label as in `Content-Type` (https://encoding.spec.whatwg.org/#names-and-labels); `nil` where nothing
///   is said. One that is not known says nothing, and a text that is UTF-8 all the same is taken for it.
/// - Returns: the text as it is where it is UTF-8, with or without a mark.
/// - Throws: the error `source.invalid-utf8`, with the place.
package func inUTF8(_ source: SourceText, charset: String? = nil) throws(Diagnostic) -> SourceText {
    if let text = markedText(source.bytes) { return SourceText(path: source.path, bytes: Array(text.utf8)) }
    let problem = invalidUTF8(in: source, source.bytes.indices)
    let encoding = charset.flatMap(TextEncoding.init).flatMap { $0.isUTF8 ? nil : $0 }
    if encoding?.isRefused == true { throw .refusedEncoding(charset ?? "", of: source) }
    // What is UTF-16 may be UTF-8 as well, but for its zeros; and what shifts between sets of characters is ASCII.
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

/// Of bytes that begin with a byte order mark of UTF-16 or UTF-32, when they are what it says.
private func markedText(_ bytes: [UInt8]) -> String? {
    // The mark of UTF-32 begins like that of UTF-16.
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

/// `nil` where the last one is cut.
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
            .error, id: "source.invalid-utf8", "the file says that it is '\(label)', which is not read",
            hint: "save the file as UTF-8", in: source, at: source.position(at: 0))
    }

    fileprivate static func undecodable(_ label: String, in source: SourceText, at offset: Int) -> Diagnostic {
        Diagnostic(
            .error, id: "source.invalid-utf8",
            "the file says that it is '\(label)', and is neither that here nor UTF-8",
            hint: "save the file as UTF-8", in: source, at: source.position(at: offset))
    }

    fileprivate static func unknownEncoding(_ label: String, _ problem: Diagnostic) -> Diagnostic {
        var problem = problem
        problem.message += ", and '\(label)' is no encoding that is known"
        return problem
    }
}

/// What a page says that it is encoded in: `<meta charset=…>`, or the `http-equiv` of old, in its first 1,024 bytes.
package func charset(ofHTML bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(1024).map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    let match = head.firstMatch(of: #/<meta\b[^>]*?charset\s*=\s*["']?\s*([A-Za-z0-9_:.\-]+)/#.ignoresCase())
    return match.map { String($0.1) }
}
