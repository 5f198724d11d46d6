/// Formats diagnostics: as a block of text for people, or as one line of JSON for editors.
package struct DiagnosticFormatter: Sendable {
    /// True to use ANSI colours.
    package var colors: Bool

    package init(colors: Bool = false) { self.colors = colors }

    /// `path:line:column: error: message [id]`, then the source line with a caret, then the hint.
    package func text(_ diagnostic: Diagnostic) -> String {
        var place = ""
        if let path = diagnostic.path {
            place = path.printable
            if let position = diagnostic.position { place += ":\(position.line):\(position.column)" }
            place += ": "
        }
        let severity = diagnostic.severity
        var text = paint(place, "1") + paint("\(severity.rawValue): ", code(severity))
        text += "\(diagnostic.message.printable) [\(diagnostic.id)]\n"
        if let excerpt = diagnostic.excerpt, let position = diagnostic.position {
            text += caret(under: excerpt, column: position.column, color: code(severity))
        }
        if let hint = diagnostic.hint { text += "    hint: \(hint.printable)\n" }
        return text
    }

    /// The text, with the number of similar diagnostics that are left out.
    package func text(_ shown: ShownDiagnostic) -> String {
        text(shown.diagnostic) + (shown.more.map { "    \($0): see them with --verbose\n" } ?? "")
    }

    /// The excerpt, cut to a readable length around the column, with a caret below it.
    private func caret(under excerpt: Excerpt, column: Int, color: String) -> String {
        let bytes = Array(excerpt.text.utf8)
        let offset = min(max(column - 1 - excerpt.start, 0), bytes.count)
        let before = Array(String(decoding: bytes[..<offset], as: UTF8.self))
        let after = Array(String(decoding: bytes[offset...], as: UTF8.self))
        let window = 72
        let shownBefore = before.suffix(window)
        let shownAfter = after.prefix(window)
        let head = before.count > window || excerpt.start > 0 ? "…" : ""
        let tail = after.count > window || excerpt.isCut ? "…" : ""
        let line = head + String(shownBefore).printable + String(shownAfter).printable + tail
        let indent = String(repeating: " ", count: head.count + shownBefore.count)
        return "    \(line)\n    \(indent)\(paint("^", color))\n"
    }

    private func code(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "1;31"
        case .warning: "1;33"
        case .hint: "1;36"
        }
    }

    private func paint(_ text: String, _ code: String) -> String {
        colors && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
