/// Where something of this site lives: `/episodes/grid/`, `/media/cover.png`, not percent-encoded, seen from the root.
///
/// A pretty address (one that ends in `/`) is linked as its `index.html`, so that the same page works behind a server,
/// under a subpath and opened from a file system.
public struct SiteLink: Hashable, Sendable {
    public var address: String
    public var fragment: String?

    public init(_ address: String, fragment: String? = nil) {
        self.address = address
        self.fragment = fragment
    }

    /// The link as it stands in an attribute, with the mark for the way to the root in front; escaped.
    public var html: HTML { HTML(trusted: String(HTML.rootMark) + escaped(fileReference)) }

    /// Percent-encoded and relative to the site's root: `episodes/grid/index.html`.
    var fileReference: String {
        var path = address.hasPrefix("/") ? String(address.dropFirst()) : address
        if path.isEmpty || path.hasSuffix("/") { path += "index.html" }
        let reference = percentEncoded(path)
        guard let fragment else { return reference }
        return reference + "#" + percentEncoded(fragment)
    }
}

/// The relative reference that leads from one page of the site to another place of it, as a browser resolves it.
public func relativeLink(from page: String, to link: SiteLink) -> String {
    rootPath(from: page) + link.fileReference
}

/// The way from a page up to the site's root: `../../` for `/episodes/grid/`, empty for `/` and `/404.html`.
public func rootPath(from page: String) -> String {
    let folders = page.utf8.filter { $0 == UInt8(ascii: "/") }.count - (page.hasPrefix("/") ? 1 : 0)
    return String(repeating: "../", count: folders)
}

/// RFC 3986, everything encoded that is not unreserved, `/`, or a delimiter that is harmless in a path. `:` is encoded
/// too: in the first segment of a relative reference it would end a scheme.
func percentEncoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(path.utf8.count + 16)
    for byte in path.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "+"),
            UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "@"):
            bytes.append(byte)
        default:
            bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}
