import SiteStylesheets

/// A declaration of a stylesheet with its rule and position.
struct PlacedDeclaration: Hashable {
    var name: String
    var value: String
    /// The selector of its rule.
    var selector: String
    /// The enclosing at-rules, outermost first: `@media (prefers-color-scheme: dark)`.
    var conditions: [String]
    /// The index of its rule in the file, to find declarations of the same rule.
    var rule: Int
    /// The byte offset of the property's name.
    var offset: Int
}

extension PlacedDeclaration {
    /// All declarations of a stylesheet, including those of nested rules.
    static func all(in bytes: [UInt8]) -> [PlacedDeclaration] {
        let text = withoutComments(bytes)
        var found: [PlacedDeclaration] = []
        var open: [(prelude: String, rule: Int)] = []
        var rules = 0
        var start = 0
        var depth = 0
        func add(_ range: Range<Int>) {
            guard let rule = open.last, !rule.prelude.hasPrefix("@") || rule.prelude.hasPrefix("@layer"),
                let colon = text[range].firstIndex(of: UInt8(ascii: ":"))
            else { return }
            let first = text[range].firstIndex { $0 > 0x20 } ?? range.lowerBound
            found.append(
                PlacedDeclaration(
                    name: trimmed(text[first..<max(first, colon)]),
                    value: trimmed(text[(colon + 1)..<range.upperBound]),
                    selector: rule.prelude, conditions: open.map(\.prelude).filter { $0.hasPrefix("@") },
                    rule: rule.rule, offset: first))
        }
        var scanner = StyleScanner(text)
        while let (byte, offset) = scanner.next() {
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth = max(0, depth - 1)
            case UInt8(ascii: ";") where depth == 0:
                add(start..<offset)
                start = offset + 1
            case UInt8(ascii: "{"):
                rules += 1
                open.append((trimmed(text[start..<offset]), rules))
                start = offset + 1
            case UInt8(ascii: "}"):
                add(start..<offset)
                _ = open.popLast()
                start = offset + 1
            default: continue
            }
        }
        return found
    }

    /// The stylesheet with spaces instead of comments, of the same length.
    private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
        var scanner = StyleScanner(bytes)
        while scanner.next() != nil {}
        var text = bytes
        for comment in scanner.comments {
            for offset in comment { text[offset] = 0x20 }
        }
        return text
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
    }
}
