import SiteDiagnostics

/// An element of an XML document with its place.
struct XMLNode: Hashable {
    /// With the prefix that is usual for its namespace, whatever the document's own: `itunes:image`.
    var name: String
    var attributes: [String: String] = [:]
    var children: [XMLNode] = []
    /// Text and CDATA of the element itself, children left out.
    var text = ""
    /// How many bytes of its parent's text stand before it.
    var offset = 0
    /// Where its tag begins.
    var position: SourcePosition
    /// See ``withAbsoluteAddresses(from:)``.
    var base: AddressBase?

    /// The first child of the name that says something, else the first.
    subscript(_ name: String) -> XMLNode? {
        children.first { $0.name == name && !$0.isBlank } ?? children.first { $0.name == name }
    }

    var isBlank: Bool { attributes.isEmpty && children.allSatisfy(\.isBlank) && text.allSatisfy(\.isWhitespace) }

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

    func attribute(_ name: String) -> String? {
        let value = attributes[name]?.trimmingWhitespace
        return value.map { $0.isEmpty ? nil : $0 } ?? nil
    }

    /// An attribute that holds words for readers.
    func words(in name: String) -> String? { attribute(name)?.withoutSecondEscape }
}
