import SiteDiagnostics

/// Finds references without a definition, which CommonMark shows as typed, and footnotes without a reference, which it
/// does not show.
struct LostReferences {
    /// Labels as typed: `[^1]`, `[grids]`.
    private var undefined: Set<String> = []

    /// Records references in a text that are still brackets after parsing.
    mutating func note(_ text: UnsafeBufferPointer<UInt8>) {
        guard text.contains(UInt8(ascii: "[")) else { return }
        for place in text.indices where text[place] == UInt8(ascii: "[") {
            guard let label = ReferenceLabel(in: text[place...]), label.isNote || isReference(label, in: text) else {
                continue
            }
            undefined.insert(label.text)
        }
    }

    /// True if a label is the second one of `[words][label]`, and not an index as in `a[i][j]` or `[0][1]`.
    private func isReference(_ label: ReferenceLabel, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard label.range.lowerBound > 0, text[label.range.lowerBound - 1] == UInt8(ascii: "]") else { return false }
        let before = text[..<(label.range.lowerBound - 1)]
        // Emphasis splits the text node: `[**bold**][label]`.
        guard let open = before.lastIndex(of: UInt8(ascii: "[")) else { return true }
        let words = before[(open + 1)...]
        guard words.contains(where: isLetter), words.count > 1 || label.text.utf8.contains(where: isLetter) else {
            return false
        }
        return open == 0 || !(isLetter(text[open - 1]) || "])0123456789_".utf8.contains(text[open - 1]))
    }

    /// The warnings, after the whole text has been read.
    ///
    /// - Parameter footnoteCount: The number of footnotes that are shown.
    func diagnostics(in source: SourceText, _ body: Range<Int>, footnoteCount: Int) -> [Diagnostic] {
        let labels = source.bytes.withUnsafeBufferPointer { bytes -> WrittenLabels? in
            let text = bytes[body]
            let mayDefine = text.contains(UInt8(ascii: "^")) && text.contains(UInt8(ascii: "["))
            return undefined.isEmpty && !mayDefine ? nil : WrittenLabels(text)
        }
        guard let labels else { return [] }
        func warning(_ id: String, _ message: String, _ hint: String, at place: Int) -> Diagnostic {
            Diagnostic(
                .warning, id: "markdown.\(id)", message, hint: hint, in: source, at: source.position(at: place))
        }
        var found: [Diagnostic] = []
        let defined = Set(labels.definitions.map { $0.label.lowercased() })
        for label in undefined.sorted() {
            // A label after a backslash is text, even if the same label also occurs without one.
            if defined.contains(label.lowercased()) { continue }
            if let place = labels.notes[label.lowercased()] {
                found.add(
                    warning(
                        "undefined-reference", "the footnote '\(label)' is not defined, so it is shown as text",
                        "write '\(label): …' on a line of its own, or put it in backticks", at: place))
            } else if let place = labels.references[label] {
                found.add(
                    warning(
                        "undefined-reference", "the link '\(label)' has no address, so it is shown as text",
                        "write '\(label): https://…' on a line of its own, or put it in backticks", at: place))
            }
        }
        guard labels.definitions.count > footnoteCount else { return found.sorted() }
        var seen: Set<String> = []
        for (label, place) in labels.definitions {
            let name = label.lowercased()
            if !seen.insert(name).inserted {
                found.add(
                    warning(
                        "unused-footnote",
                        "the footnote '\(label)' is defined a second time, and this definition is not shown",
                        "give it a different name, or remove it", at: place))
            } else if labels.notes[name] == nil {
                found.add(
                    warning(
                        "unused-footnote", "the footnote '\(label)' is never used, so it is not shown",
                        "write '\(label)' where it belongs, or remove it", at: place))
            }
        }
        return found.sorted()
    }
}

private func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20) }
