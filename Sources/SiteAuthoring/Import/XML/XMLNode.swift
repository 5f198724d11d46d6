import SiteDiagnostics

/// An element of an XML document with its position.
struct XMLNode: Hashable {
    /// The name with the usual prefix of its namespace: `itunes:image`.
    var name: String
    var attributes: [String: String] = [:]
    var children: [XMLNode] = []
    /// The text and CDATA of the element itself, without its children.
    var text = ""
    /// The offset in its parent's text, in bytes.
    var offset = 0
    /// The position of its tag.
    var position: SourcePosition
    /// See ``withAbsoluteAddresses(from:)``.
    var base: AddressBase?

    /// The first child of this name with content, or else the first.
    subscript(_ name: String) -> XMLNode? {
        children.first { $0.name == name && !$0.isBlank } ?? children.first { $0.name == name }
    }

    var isBlank: Bool { attributes.isEmpty && children.allSatisfy(\.isBlank) && text.allSatisfy(\.isWhitespace) }

    func all(_ name: String) -> [XMLNode] { children.filter { $0.name == name } }

    /// The children by name, in the order of each name's first child.
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

    func attribute(_ name: String) -> String? {
        let value = attributes[name]?.trimmingWhitespace
        return value.map { $0.isEmpty ? nil : $0 } ?? nil
    }

    /// An attribute with text for readers.
    func words(in name: String) -> String? { attribute(name)?.withoutSecondEscape }
}
