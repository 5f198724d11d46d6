import Diagnostics
import Markup

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
    /// See ``withAbsoluteAddresses(from:)``.
    var base: AddressBase?

    subscript(_ name: String) -> XMLNode? { children.first { $0.name == name } }

    func all(_ name: String) -> [XMLNode] { children.filter { $0.name == name } }

    /// The children by their names, each name once, in the order in which they come first.
    var groups: [(name: String, nodes: [XMLNode])] {
        var places: [String: Int] = [:]
        var groups: [(name: String, nodes: [XMLNode])] = []
        for child in children {
            if let place = places[child.name] {
                groups[place].nodes.append(child)
            } else {
                places[child.name] = groups.count
                groups.append((child.name, [child]))
            }
        }
        return groups
    }

    /// The text without outer white space; `nil` when nothing is left.
    var content: String? {
        let trimmed = text.trimmingWhitespace
        return trimmed.isEmpty ? nil : trimmed
    }

    /// The text as words for readers, on one line. Programs escape it twice now and then, and apps take both off.
    var words: String? { content?.withoutSecondEscape }

    func attribute(_ name: String) -> String? {
        let value = attributes[name]?.trimmingWhitespace
        return value.map { $0.isEmpty ? nil : $0 } ?? nil
    }

    /// An attribute that holds words for readers.
    func words(in name: String) -> String? { attribute(name)?.withoutSecondEscape }
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

    fileprivate var withoutSecondEscape: String { HTMLEntities.decoded(self, in: .plainText).onOneLine }
}
