/// An address in a page or a stylesheet.
struct Reference: Hashable, Sendable {
    /// The place of the address: `a href`, `img srcset`, `url()`.
    var place: String
    /// The address as written, with character references resolved.
    var address: String
}

/// The references of a page, and its link targets.
struct HTMLReferences: Hashable, Sendable {
    var references: [Reference] = []
    /// Targets of fragments.
    var ids: Set<String> = []

    init(_ bytes: [UInt8]) {
        for tag in HTMLTagScanner.tags(of: bytes) {
            for (attribute, value) in tag.attributes.sorted(by: { $0.key < $1.key }) {
                read(attribute, value, of: tag)
            }
            if tag.name == "style" { references += cssReferences(tag.rawText) }
        }
    }

    private mutating func read(_ attribute: String, _ value: String, of tag: HTMLTag) {
        let place = "\(tag.name) \(attribute)"
        switch attribute {
        case "id":
            ids.insert(value)
        case "name" where tag.name == "a":
            ids.insert(value)
        case "href", "src", "poster", "action", "formaction", "xlink:href":
            references.append(Reference(place: place, address: value))
        case "data" where tag.name == "object":
            references.append(Reference(place: place, address: value))
        case "srcset", "imagesrcset":
            references += candidates(value).map { Reference(place: place, address: $0) }
        case "style":
            references += cssReferences(value)
        case "content" where tag.attributes["http-equiv"]?.lowercased() == "refresh":
            guard let start = value.lowercased().firstRange(of: "url=") else { return }
            let address = value.suffix(value.distance(from: start.upperBound, to: value.endIndex))
            references.append(Reference(place: place, address: String(address).trimming("'\" ")))
        default: break
        }
    }
}

/// The addresses of `srcset`. Each candidate is an address, followed by a space and a width or density. Addresses may
/// contain commas, so a comma separates only at the end of an address or before a space.
private func candidates(_ srcset: String) -> [String] {
    var addresses: [String] = []
    var expectsAddress = true
    for word in srcset.split(whereSeparator: \.isWhitespace) {
        if expectsAddress { addresses.append(word.trimming(",")) }
        expectsAddress = word.hasSuffix(",")
    }
    return addresses
}

extension StringProtocol {
    /// Removes the given characters at both ends.
    func trimming(_ characters: String) -> String {
        let start = drop { characters.contains($0) }
        return String(start.reversed().drop { characters.contains($0) }.reversed())
    }
}
