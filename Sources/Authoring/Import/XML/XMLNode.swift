import Diagnostics

/// An element of an XML document with its place.
struct XMLNode: Hashable {
    /// With the prefix that is usual for its namespace, whatever the document's own: `itunes:image`.
    var name: String
    var attributes: [String: String] = [:]
    var children: [XMLNode] = []
    /// Text and CDATA of the element itself, children left out.
    var text = ""
    /// Where its tag begins.
    var position: SourcePosition

    subscript(_ name: String) -> XMLNode? { children.first { $0.name == name } }

    func all(_ name: String) -> [XMLNode] { children.filter { $0.name == name } }

    /// The text without outer white space; `nil` when nothing is left.
    var content: String? {
        let trimmed = text.trimmingWhitespace
        return trimmed.isEmpty ? nil : trimmed
    }

    func attribute(_ name: String) -> String? {
        let value = attributes[name]?.trimmingWhitespace
        return value.map { $0.isEmpty ? nil : $0 } ?? nil
    }
}

extension String {
    var trimmingWhitespace: String {
        var rest = self[...]
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }

    /// White space of any kind as single blanks.
    var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
