import SiteDiagnostics

/// A text in one line, without control characters; `nil` if nothing is left.
///
/// Line breaks become spaces. Characters that turn the direction of text are removed: UAX #9, 2.1 to 2.4,
/// https://www.unicode.org/reports/tr9/. The text is cut after the last character that fits into ``Limits/caption`` code points.
package func plainText(_ text: String) -> String? {
    let mostScalars = Limits.caption
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars where scalars.count <= mostScalars {
        if scalar == " " || lineBreaks.contains(scalar) {
            if let last = scalars.last, last != " " { scalars.append(" ") }
        } else if !isInvisible(scalar) {
            scalars.append(scalar)
        }
    }
    var plain = String(String.UnicodeScalarView(scalars))
    // A mark on the last character may be one too many.
    if scalars.count > mostScalars { plain.removeLast() }
    while let last = plain.last, last.isWhitespace { plain.removeLast() }
    plain = String(plain.drop(while: \.isWhitespace))
    return plain.isEmpty ? nil : plain
}

/// A text in UTF-8, or in ISO 8859-1 if the bytes are not UTF-8.
///
/// - Parameter isUTF8: whether the file says that it is UTF-8. A letter that was cut at the end is then left out.
func decodedText(_ bytes: some Collection<UInt8>, isUTF8: Bool = false) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    if isUTF8 { return String(decoding: bytes, as: UTF8.self).filter { $0 != "\u{FFFD}" } }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
}

private let lineBreaks: Set<Unicode.Scalar> = ["\t", "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}"]

private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Embeddings, overrides and isolates; byte order marks.
    case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: scalar.properties.generalCategory == .control || scalar.properties.isNoncharacterCodePoint
    }
}
