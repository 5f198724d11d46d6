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
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 512)
        bytes.withUnsafeBufferPointer { bytes in
            var start = bytes.startIndex
            while let found = bytes[start...].firstIndex(of: 0x01) {
                result += bytes[start..<found]
                result += root
                start = found + 1
            }
            result += bytes[start...]
        }
        return result
    }
}

/// The way from a page up to the site's root: `../../` from `/episodes/grid/`, nothing from `/` and `/404.html`.
public func rootPath(from page: Address) -> String {
    String(repeating: "../", count: page.isFolder ? page.components.count : max(page.components.count - 1, 0))
}
