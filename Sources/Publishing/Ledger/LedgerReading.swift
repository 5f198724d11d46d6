import Diagnostics
import Episodes

extension Ledger {
    /// Reads a ledger; lines that are none of ours are errors, for what they said would be forgotten.
    static func read(_ source: SourceText) -> (ledger: Ledger, diagnostics: [Diagnostic]) {
        var ledger = Ledger()
        var diagnostics: [Diagnostic] = []
        var lines: [String: Int] = [:]
        let text = String(decoding: source.bytes, as: UTF8.self)
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if line.isEmpty || line.hasPrefix("#") { continue }
            let position = SourcePosition(line: index + 1, column: 1)
            guard let entry = Entry(line, number: index + 1) else {
                diagnostics.append(.malformedLine(line, in: source, at: position))
                continue
            }
            guard let known = lines.updateValue(ledger.entries.count, forKey: entry.guid) else {
                ledger.entries.append(entry)
                continue
            }
            lines[entry.guid] = known
            var other = ledger.entries[known]
            other.line = entry.line
            // The same line on both sides of a merge is no matter.
            if other == entry { continue }
            diagnostics.append(
                Diagnostic(
                    .error, id: "ledger.listed-twice",
                    "line \(ledger.entries[known].line) is about the GUID '\(entry.guid)' too",
                    hint: "keep the line that is right, and remove the other", in: source, at: position))
        }
        return (ledger, diagnostics)
    }
}

extension Ledger.Entry {
    fileprivate init?(_ text: Substring, number: Int) {
        let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 5, !fields[0].isEmpty, !fields[4].isEmpty else { return nil }
        let addresses = fields[3].split(separator: " ").compactMap { try? Address(path: $0) }
        guard !addresses.isEmpty else { return nil }
        guid = fields[0]
        date = fields[1] == "-" ? nil : fields[1]
        recording = fields[2] == "-" ? nil : fields[2]
        self.addresses = addresses
        file = fields[4]
        line = number
    }
}

extension Diagnostic {
    fileprivate static func malformedLine(
        _ line: Substring, in source: SourceText, at position: SourcePosition
    ) -> Diagnostic {
        let isConflict = ["<<<<<<<", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
        return Diagnostic(
            .error, id: "ledger.malformed",
            isConflict ? "this is the mark of a merge conflict" : "this is no line of the ledger",
            hint: isConflict
                ? "keep the lines of both sides and remove the marks"
                : "restore the file as it was committed; sitegen keeps it, nobody has to write in it",
            in: source, at: position)
    }
}
