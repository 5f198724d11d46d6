import Episodes

/// One rendered card, header or section serves pages of every depth: inside, a link starts with a mark where the way to
/// the site's root belongs, and the finished page gets all of them replaced in one pass.
extension HTML {
    /// U+0001 can come from no content: what writes text drops it.
    public static let rootMark: Character = "\u{1}"

    /// The finished bytes of a page: every mark replaced by `root`, which is `rootPath(from:)` of the page or, for a page
    /// that is served at any depth, the path of the site's public address.
    public func resolved(root: String) -> [UInt8] {
        let root = Array(root.utf8)
        return replacingMarks { _ in root }
    }

    /// The same where links lead to several places.
    ///
    /// - Parameter root: what takes the place of a mark, by the link that follows it: `episodes/grid/index.html`, as
    ///   `Address.link(from: .home)` spells it.
    public func resolved(root: (String) -> [UInt8]) -> [UInt8] {
        replacingMarks { root(String(decoding: $0.prefix(while: isOfLink), as: UTF8.self)) }
    }

    /// - Parameter root: what takes the place of a mark, by all that follows it.
    private func replacingMarks(_ root: (Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 512)
        bytes.withUnsafeBufferPointer { bytes in
            var start = bytes.startIndex
            while let found = bytes[start...].firstIndex(of: 0x01) {
                result += bytes[start..<found]
                start = found + 1
                result += root(bytes[start...])
            }
            result += bytes[start...]
        }
        return result
    }
}

/// Bytes of a percent-encoded path.
private func isOfLink(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "%"), UInt8(ascii: "/"):
        true
    default: false
    }
}

/// The way from a page up to the site's root: `../../` from `/episodes/grid/`, nothing from `/` and `/404.html`.
public func rootPath(from page: Address) -> String {
    String(repeating: "../", count: page.isFolder ? page.components.count : max(page.components.count - 1, 0))
}
