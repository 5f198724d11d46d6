/// One rendered card, header or section serves pages of every depth: inside, a link starts with a mark where the way to
/// the site's root belongs, and the finished page gets all of them replaced in one pass.
extension HTML {
    /// U+0001 can come from no content: text writers drop it, and `init(untrusted…)` doors do too.
    public static let rootMark: Character = "\u{1}"

    /// The finished bytes of a page: every mark replaced by `root`, which comes from `rootPath(from:)` or is the path of
    /// the site's public address.
    public func resolved(root: String) -> [UInt8] {
        let mark: UInt8 = 0x01
        let root = Array(root.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count + 512)
        var text = text
        text.withUTF8 { bytes in
            var start = bytes.startIndex
            while let found = bytes[start...].firstIndex(of: mark) {
                result += bytes[start..<found]
                result += root
                start = found + 1
            }
            result += bytes[start...]
        }
        return result
    }
}
