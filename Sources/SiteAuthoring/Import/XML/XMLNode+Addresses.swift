extension XMLNode {
    /// The element with everything in it, its addresses absolute. The nearest `xml:base` goes before what is given
    /// (https://www.w3.org/TR/xmlbase/).
    func withAbsoluteAddresses(from base: AddressBase?) -> XMLNode {
        var node = self
        if let own = node.attributes.removeValue(forKey: "xml:base") {
            node.base = AddressBase(base?.absolute(own) ?? own) ?? base
        } else {
            node.base = base
        }
        for name in Self.addresses {
            if let address = node.attributes[name] {
                node.attributes[name] = AddressBase.whole(address, from: node.base)
            }
        }
        node.children = children.map { $0.withAbsoluteAddresses(from: node.base) }
        if Self.addressElements.contains(name), let address = content {
            node.text = AddressBase.whole(address, from: node.base)
            node.children = []
        }
        return node
    }

    /// Attributes of the vocabularies of feeds that hold addresses.
    private static let addresses = ["url", "href", "src", "uri", "img", "image", "feedUrl"]
    /// Elements whose text is an address.
    private static let addressElements: Set = [
        "link", "url", "comments", "itunes:new-feed-url", "enclosure", "itunes:image",
    ]
}
