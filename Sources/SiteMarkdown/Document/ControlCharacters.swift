import SiteDiagnostics
import SiteMarkup

/// The text with blanks, byte for byte, for control characters and noncharacters, so that no writer meets one.
///
/// Tab, line feed and carriage return stay. Reported once a file: `source.control-character`, a warning.
package func withoutControlCharacters(
    _ source: SourceText, reporting diagnostics: inout [Diagnostic]
) -> SourceText {
    let found = source.bytes.withUnsafeBufferPointer { $0.forbiddenCharacters }
    guard let first = found.first else { return source }
    var bytes = source.bytes
    let name = bytes[first.lowerBound] < 0xEF ? "a control character" : "a character that Unicode calls none"
    for range in found {
        for offset in range { bytes[offset] = UInt8(ascii: " ") }
    }
    let others = found.count == 1 ? "" : " (and \(found.count - 1) more in this file)"
    diagnostics.append(
        Diagnostic(
            .warning, id: "source.control-character", "\(name) is read as a blank\(others)",
            hint: "remove it", in: source, at: source.position(at: first.lowerBound)))
    return SourceText(path: source.path, bytes: bytes)
}

/// Warns of escapes in a value that bring in what no text may hold.
///
/// - Parameter text: of the value, escapes resolved.
func reportEscapes(
    in text: String, of source: SourceText, at position: SourcePosition, to diagnostics: inout [Diagnostic]
) {
    var text = text
    guard text.withUTF8({ !$0.forbiddenCharacters.isEmpty }) else { return }
    diagnostics.add(
        Diagnostic(
            .warning, id: "source.control-character",
            "an escape stands for a control character, which is read as a blank",
            hint: "remove the escape", in: source, at: position))
}

/// A value's text with blanks for control characters and noncharacters, which escapes may bring in.
func withoutControlCharacters(_ text: String) -> String {
    var text = text
    guard text.withUTF8({ !$0.forbiddenCharacters.isEmpty }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(scalar.isWritable ? scalar : " ") }
    return String(result)
}
