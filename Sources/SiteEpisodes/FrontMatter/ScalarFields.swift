import SiteDiagnostics
import SiteMarkdown

/// Readers for keys with one value. Each returns `nil` if the key is absent, and reports a value of the wrong type.
extension Fields {
    /// Reads a title or another short text on one line, without outer spaces.
    mutating func text(_ key: Key, orReport severity: Diagnostic.Severity = .warning) -> String? {
        longText(key, orReport: severity).map { shortened($0, of: key.rawValue, at: self.values(key).first?.position) }
    }

    /// Reads a text of any length on one line, without outer spaces.
    mutating func longText(_ key: Key, orReport severity: Diagnostic.Severity = .warning) -> String? {
        guard let value = value(key) else { return nil }
        if let text = value.text { return text.onOneLine }
        reportWrongType(key, wants: "a text", value, as: severity)
        return nil
    }

    /// The text with an ellipsis in place of what follows the limit, which is reported. Many pages may show a title or a
    /// name, so a long one would make them all large.
    ///
    /// - Parameters:
    ///   - name: the name of the key, for the message.
    ///   - limit: the number of bytes that are kept.
    mutating func shortened(
        _ text: String, of name: String, at position: SourcePosition?, to limit: Int = Limits.nameBytes
    ) -> String {
        let bytes = text.utf8
        guard bytes.count > limit else { return text }
        report(
            .warning, "frontmatter.too-long",
            "'\(name)' has \(bytes.count) bytes, more than \(limit): its end is left out",
            hint: "shorten it, and move the rest to the text", at: position ?? .start)
        return text[..<bytes.index(bytes.startIndex, offsetBy: limit)] + "…"
    }

    mutating func boolean(_ key: Key, orReport severity: Diagnostic.Severity = .warning) -> Bool? {
        guard let value = value(key) else { return nil }
        if let boolean = value.boolean { return boolean }
        reportWrongType(key, wants: "true or false", value, as: severity)
        return nil
    }

    /// Reads a whole number that is not negative, with optional thousands separators: `1,204`, `1_204`.
    mutating func count(_ key: Key, atLeast minimum: Int = 0) -> Int? {
        guard let value = value(key) else { return nil }
        let digits = value.text?.trimmingBlanks.filter { $0 != "," && $0 != "_" }
        if let digits, digits.isDigits, let count = Int(digits), count >= minimum { return count }
        reportWrongType(key, wants: "a whole number from \(minimum) on", value, as: .warning)
        return nil
    }

    mutating func number(_ key: Key) -> Double? {
        guard let value = value(key) else { return nil }
        if let number = value.number, number.isFinite { return number }
        reportWrongType(key, wants: "a number", value, as: .warning)
        return nil
    }

    /// Reads a decimal number that is not negative, as written: feeds repeat its digits.
    mutating func decimal(_ key: Key) -> String? {
        guard let value = value(key) else { return nil }
        if let text = value.text?.trimmingBlanks, let number = value.number, number.isFinite, number >= 0 {
            return text
        }
        reportWrongType(key, wants: "a number from 0 on", value, as: .warning)
        return nil
    }

    /// Reads one of several words.
    mutating func choice<Choice: CaseIterable & RawRepresentable>(
        _ key: Key, orReport severity: Diagnostic.Severity = .warning
    ) -> Choice? where Choice.RawValue == String {
        guard let value = value(key) else { return nil }
        let words = Choice.allCases.map(\.rawValue)
        let written = value.text?.trimmingBlanks ?? ""
        if let choice = Choice(rawValue: written.lowercased()) { return choice }
        let meant = suggestion(for: written, among: words).map { " (did you mean '\($0)'?)" } ?? ""
        report(
            severity, "frontmatter.unknown-word", "'\(key.rawValue)' cannot be \(value.summary)\(meant)",
            hint: "it is one of: \(words.joined(separator: ", "))", at: value.position)
        return nil
    }

    /// Reads a map without interpreting it.
    mutating func map(_ key: Key, orReport severity: Diagnostic.Severity = .warning) -> Value? {
        guard let value = value(key) else { return nil }
        if value.entries != nil { return value }
        reportWrongType(key, wants: "a map", value, as: severity)
        return nil
    }
}
