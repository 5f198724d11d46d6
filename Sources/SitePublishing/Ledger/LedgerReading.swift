import SiteDiagnostics
import SiteEpisodes

extension Ledger {
    /// Reads a ledger. Each line that is not valid is an error, because its content would be lost.
    static func read(_ source: SourceText) -> (ledger: Ledger, diagnostics: [Diagnostic]) {
        var ledger = Ledger()
        var diagnostics: [Diagnostic] = []
        var lines: [String: Int] = [:]
        let all = source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, bytes) in all.enumerated() {
            // Some version control tools write a carriage return before each line end.
            let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
            if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
            let position = SourcePosition(line: index + 1, column: 1)
            guard let entry = Entry(line, number: index + 1) else {
                diagnostics.append(.malformedLine(String(decoding: line, as: UTF8.self), in: source, at: position))
                continue
            }
            guard let known = lines.updateValue(ledger.entries.count, forKey: entry.guid) else {
                ledger.entries.append(entry)
                continue
            }
            lines[entry.guid] = known
            var other = ledger.entries[known]
            other.line = entry.line
            // A merge may leave the same line twice. That is harmless.
            if other == entry { continue }
            diagnostics.append(
                Diagnostic(
                    .error, id: "ledger.listed-twice",
                    "line \(ledger.entries[known].line) has the same GUID '\(entry.guid)'",
                    hint: "keep the correct line, and remove the other", in: source, at: position))
        }
        return (ledger, diagnostics)
    }
}

extension Ledger.Entry {
    fileprivate init?(_ line: ArraySlice<UInt8>, number: Int) {
        let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard fields.count == 5, !fields[0].isEmpty, !fields[4].isEmpty else { return nil }
        let addresses = fields[3].split(separator: " ").compactMap { try? Address(path: $0) }
        guard !addresses.isEmpty else { return nil }
        guid = fields[0]
        date = fields[1] == "-" ? nil : fields[1]
        // Earlier versions of the ledger contain addresses as authors wrote them.
        recording = fields[2] == "-" ? nil : (try? WebAddress(checking: fields[2]))?.text ?? fields[2]
        self.addresses = addresses
        file = fields[4]
        self.line = number
    }
}

extension Diagnostic {
    fileprivate static func malformedLine(
        _ line: String, in source: SourceText, at position: SourcePosition
    ) -> Diagnostic {
        let isConflict = ["<<<<<<<", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
        return Diagnostic(
            .error, id: "ledger.malformed",
            isConflict ? "this is the mark of a merge conflict" : "this is not a valid line of the ledger",
            hint: isConflict
                ? "keep the lines of both sides and remove the marks"
                : "restore the committed file; sitegen writes it, so nobody needs to edit it",
            in: source, at: position)
    }
}
