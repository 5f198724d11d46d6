import SiteDiagnostics
import SiteMarkup

/// The text with control characters and noncharacters replaced by spaces, byte for byte, so that output never contains
/// them.
///
/// Tab, line feed and carriage return stay. Reports the warning `source.control-character` once per file.
package func withoutControlCharacters(
    _ source: SourceText, reporting diagnostics: inout [Diagnostic]
) -> SourceText {
    let found = source.bytes.withUnsafeBufferPointer { $0.forbiddenCharacters }
    guard let first = found.first else { return source }
    var bytes = source.bytes
    let name = bytes[first.lowerBound] < 0xEF ? "a control character" : "a noncharacter of Unicode"
    for range in found {
        for offset in range { bytes[offset] = UInt8(ascii: " ") }
    }
    let others = found.count == 1 ? "" : " (and \(found.count - 1) more in this file)"
    diagnostics.append(
        Diagnostic(
            .warning, id: "source.control-character", "\(name) is read as a space\(others)",
            hint: "remove it", in: source, at: source.position(at: first.lowerBound)))
    return SourceText(path: source.path, bytes: bytes)
}

/// Warns about escapes that add forbidden characters to a value.
///
/// - Parameter text: The value with escapes resolved.
func reportEscapes(
    in text: String, of source: SourceText, at position: SourcePosition, to diagnostics: inout [Diagnostic]
) {
    var text = text
    guard text.withUTF8({ !$0.forbiddenCharacters.isEmpty }) else { return }
    diagnostics.add(
        Diagnostic(
            .warning, id: "source.control-character",
            "this escape is a control character, which is read as a space",
            hint: "remove the escape", in: source, at: position))
}

/// The text of a value with control characters and noncharacters replaced by spaces. Escapes may produce such
/// characters.
func withoutControlCharacters(_ text: String) -> String {
    var text = text
    guard text.withUTF8({ !$0.forbiddenCharacters.isEmpty }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(scalar.isWritable ? scalar : " ") }
    return String(result)
}
