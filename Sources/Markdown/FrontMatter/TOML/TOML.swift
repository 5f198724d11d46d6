import Diagnostics
import TOMLKit

/// TOML as a positioned value: TOMLKit reads, `TOMLPlaces` says where things stand and how numbers were written.
enum TOML {
    /// Reads one TOML document. Problems: `toml.invalid`, `toml.too-deep` (errors).
    ///
    /// - Parameter bytes: the part of the source to read, valid UTF-8.
    static func parse(_ source: SourceText, bytes: Range<Int>) -> (value: Value?, diagnostics: [Diagnostic]) {
        if let offset = TOMLDepth.excess(in: source.bytes, bytes) {
            let problem = Diagnostic(
                .error, id: "toml.too-deep", "lists and maps are nested more than \(Limits.depth) deep",
                hint: "look for a key with too many dots, or for brackets that are never closed", in: source,
                at: source.position(at: offset))
            return (nil, [problem])
        }
        do {
            let table = try TOMLTable(string: String(decoding: source.bytes[bytes], as: UTF8.self))
            let composer = TOMLComposer(
                source: source, places: TOMLPlaces(source.bytes, bytes), start: bytes.lowerBound)
            return (composer.value(of: table), [])
        } catch {
            return (nil, [problem(error, in: source, from: bytes.lowerBound)])
        }
    }

    private static func problem(_ error: any Error, in source: SourceText, from start: Int) -> Diagnostic {
        let first = source.position(at: start).line
        var position = SourcePosition(line: first, column: 1)
        var message = "\(error)"
        if let error = error as? TOMLParseError {
            let line = first + error.source.begin.line - 1
            position = SourcePosition(
                line: line, column: byteColumn(error.source.begin.column, in: source.line(line) ?? ""))
            message = withoutPreamble(error.description)
        }
        return Diagnostic(
            .error, id: "toml.invalid", "invalid TOML: \(message)",
            hint: "write 'key = value', text in double quotes", in: source, at: position)
    }

    /// TOMLKit begins every sentence with `Error while parsing` and the name of a rule of its grammar.
    private static func withoutPreamble(_ message: String) -> String {
        guard message.hasPrefix("Error while parsing"), let colon = message.firstRange(of: ": ") else { return message }
        return String(message[colon.upperBound...])
    }

    /// TOMLKit counts characters, positions count bytes.
    private static func byteColumn(_ column: Int, in line: String) -> Int {
        line.unicodeScalars.prefix(max(column - 1, 0)).reduce(1) { $0 + UTF8.width($1) }
    }
}
