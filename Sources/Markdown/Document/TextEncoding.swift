import Diagnostics
import Foundation

/// A text in UTF-8, whatever it was written in: by a byte order mark of UTF-8, UTF-16 or UTF-32, else as it is said to be, else UTF-8.
///
/// - Parameter charset: a label as in `Content-Type` (https://encoding.spec.whatwg.org/#names-and-labels); `nil` where nothing
///   is said. One that is not known says nothing, and a text that is UTF-8 all the same is taken for it.
/// - Returns: the text as it is where it is UTF-8, with or without a mark.
/// - Throws: the error `source.invalid-utf8`, with the place.
package func inUTF8(_ source: SourceText, charset: String? = nil) throws(Diagnostic) -> SourceText {
    if let text = markedText(source.bytes) { return SourceText(path: source.path, bytes: Array(text.utf8)) }
    let problem = invalidUTF8(in: source, source.bytes.indices)
    // What is UTF-16 may be UTF-8 as well, but for its zeros.
    guard problem != nil || source.bytes.contains(0) else { return source }
    if let encoding = charset.flatMap(encoding), let text = decoded(source.bytes, encoding) {
        return SourceText(path: source.path, bytes: Array(text.utf8))
    }
    if let problem { throw problem }
    return source
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

private func encoding(_ label: String) -> String.Encoding? {
    switch label.lowercased().filter({ !$0.isWhitespace }) {
    // Who says Latin 1 means Windows' page.
    case "iso-8859-1", "iso8859-1", "latin1", "latin-1", "l1", "windows-1252", "cp1252", "x-cp1252", "us-ascii",
        "ascii":
        .windowsCP1252
    case "iso-8859-2", "latin2", "latin-2": .isoLatin2
    case "windows-1250", "cp1250": .windowsCP1250
    case "windows-1251", "cp1251": .windowsCP1251
    case "windows-1253", "cp1253": .windowsCP1253
    case "windows-1254", "cp1254", "iso-8859-9", "latin5": .windowsCP1254
    case "shift_jis", "shift-jis", "sjis", "windows-31j", "ms_kanji": .shiftJIS
    case "utf-16", "utf-16le": .utf16LittleEndian
    case "utf-16be": .utf16BigEndian
    default: nil
    }
}

private func decoded(_ bytes: [UInt8], _ encoding: String.Encoding) -> String? {
    if let text = String(data: Data(bytes), encoding: encoding) { return text }
    // Five of its bytes mean nothing.
    return encoding == .windowsCP1252 ? String(data: Data(bytes), encoding: .isoLatin1) : nil
}

/// What a page says that it is encoded in: `<meta charset=…>`, or the `http-equiv` of old, in its first 1,024 bytes.
package func charset(ofHTML bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(1024).map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    let match = head.firstMatch(of: #/<meta\b[^>]*?charset\s*=\s*["']?\s*([A-Za-z0-9_:.\-]+)/#.ignoresCase())
    return match.map { String($0.1) }
}
