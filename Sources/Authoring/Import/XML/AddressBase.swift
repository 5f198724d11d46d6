import Foundation

/// The address that relative ones of a document or element are told from (RFC 3986, section 5).
struct AddressBase: Hashable {
    private let url: URL

    /// `nil` for what is no address of the web.
    init?(_ text: String) {
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host() != nil
        else {
            return nil
        }
        self.url = url
    }

    /// An address as it is when it is absolute; places on the same page stay as they are, too.
    func absolute(_ address: String) -> String {
        let written = address.trimmingWhitespace
        guard !written.isEmpty, !written.hasPrefix("#"), written.prefixMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]*:/#) == nil,
            let url = URL(string: written, relativeTo: url)
        else { return address }
        return url.absoluteString
    }
}

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
        guard let base = node.base else {
            node.children = children.map { $0.withAbsoluteAddresses(from: nil) }
            return node
        }
        for name in Self.addresses {
            if let address = node.attributes[name] { node.attributes[name] = base.absolute(address) }
        }
        if Self.addressElements.contains(name), let address = content { node.text = base.absolute(address) }
        node.children = children.map { $0.withAbsoluteAddresses(from: base) }
        return node
    }

    /// Attributes of the vocabularies of feeds that hold addresses.
    private static let addresses = ["url", "href", "src", "uri", "img", "image", "feedUrl"]
    /// Elements whose text is an address.
    private static let addressElements: Set = ["link", "url", "comments", "itunes:new-feed-url"]
}
