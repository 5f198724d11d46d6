import SiteDiagnostics

let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// An error `source.invalid-utf8` at the first byte that is not UTF-8.
package func invalidUTF8(in source: SourceText, _ range: Range<Int>) -> Diagnostic? {
    guard String(validating: source.bytes[range], as: UTF8.self) == nil else { return nil }
    let offset = firstInvalidByte(of: source.bytes[range])
    let isUTF16 = source.bytes.starts(with: [0xFF, 0xFE]) || source.bytes.starts(with: [0xFE, 0xFF])
    let byte = source.bytes[offset]
    let hex = (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    return Diagnostic(
        .error, id: "source.invalid-utf8", "the byte 0x\(hex) is not UTF-8",
        hint: isUTF16 ? "the file is UTF-16: save it as UTF-8" : "save the file as UTF-8",
        in: source, at: source.position(at: offset))
}

private func firstInvalidByte(of bytes: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = bytes.startIndex
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
        offset += UTF8.width(scalar)
    }
    return offset
}
