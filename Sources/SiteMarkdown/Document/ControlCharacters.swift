import SiteDiagnostics
import SiteMarkup

/// The text with control characters, noncharacters and surplus marks of a letter replaced by spaces, byte for byte, so that
/// output never contains them.
///
/// Tab, line feed and carriage return stay. Reports the warning `source.control-character` once per file.
package func withoutControlCharacters(
    _ source: SourceText, reporting diagnostics: inout [Diagnostic]
) -> SourceText {
    let found = source.bytes.withUnsafeBufferPointer { $0.forbiddenCharacters }
    guard let first = found.first else { return source }
    var bytes = source.bytes
    let kind = ForbiddenKind(String(decoding: bytes[first], as: UTF8.self))
    for range in found {
        for offset in range { bytes[offset] = UInt8(ascii: " ") }
    }
    let others = found.count == 1 ? "" : " (and \(found.count - 1) more in this file)"
    diagnostics.append(
        Diagnostic(
            .warning, id: "source.control-character", "\(kind.message)\(others)",
            hint: kind.hint, in: source, at: source.position(at: first.lowerBound)))
    return SourceText(path: source.path, bytes: bytes)
}

/// Describes a forbidden range for messages.
private struct ForbiddenKind {
    let message: String
    let hint: String

    init(_ text: String) {
        if text.unicodeScalars.allSatisfy(\.isWritable) {
            message = "this letter has more than \(Limits.letterMarks) marks; the others are read as spaces"
            hint = "remove some of the marks"
        } else {
            let isControl = (text.unicodeScalars.first?.value ?? 0) < 0xA0
            message = "\(isControl ? "a control character" : "a noncharacter of Unicode") is read as a space"
            hint = "remove it"
        }
    }
}

/// Warns about forbidden characters of a value, which mostly come from escapes.
///
/// - Parameter text: The value with escapes resolved.
func reportForbidden(
    in text: String, of source: SourceText, at position: SourcePosition, to diagnostics: inout [Diagnostic]
) {
    var text = text
    guard let first = text.withUTF8({ $0.forbiddenCharacters.first }) else { return }
    let kind = ForbiddenKind(String(decoding: Array(text.utf8)[first], as: UTF8.self))
    diagnostics.add(
        Diagnostic(
            .warning, id: "source.control-character", kind.message, hint: kind.hint, in: source,
            at: position))
}

/// The text of a value with a space for each control character, each noncharacter and the surplus marks of a letter.
/// Escapes may produce such characters.
func withoutControlCharacters(_ text: String) -> String {
    var text = text
    let found = text.withUTF8 { $0.forbiddenCharacters }
    guard !found.isEmpty else { return text }
    var bytes = Array(text.utf8)
    for range in found.reversed() { bytes.replaceSubrange(range, with: [UInt8(ascii: " ")]) }
    return String(decoding: bytes, as: UTF8.self)
}
