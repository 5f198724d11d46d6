import SiteEpisodes
import SiteMarkup

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// One rendered card, header or section serves pages of every depth: inside, a link starts with a mark where the way to
/// the site's root belongs, and the finished page gets all of them replaced in one pass.
extension HTML {
    /// U+0001 can come from no content: no `PlainText` or `HTMLText` holds one.
    package static let rootMark: Character = "\u{1}"

    /// A finished page: every mark replaced by `root`, which is `rootPath(from:)` of the page or, for a page that is served
    /// at any depth, the path of the site's public address.
    package func resolved(root: String) -> [UInt8] {
        let way = Array(root.utf8)
        return replacingMarks { _ in way }
    }

    /// The same where links lead to several places.
    ///
    /// - Parameter root: what takes the place of a mark, by the link that follows it: `episodes/grid/index.html`, as
    ///   `Address.link(from: .home)` spells it.
    package func resolved(root: (String) -> [UInt8]) -> [UInt8] {
        replacingMarks { link in root(String(decoding: link.prefix(while: isOfLink), as: UTF8.self)) }
    }

    /// - Parameter root: what takes the place of a mark, by all that follows it in the same piece.
    private func replacingMarks(by root: (MarkupSlice) -> [UInt8]) -> [UInt8] {
        var page: [UInt8] = []
        page.reserveCapacity(rope.count + 1024)
        rope.forEachPiece { piece in
            var rest = piece
            while let found = rest.firstMark {
                page += rest[..<found]
                rest = rest[(found + 1)...]
                page += root(rest)
            }
            page += rest
        }
        return page
    }
}

extension MarkupSlice {
    fileprivate var firstMark: Int? {
        guard !isEmpty, let start = base.baseAddress, let found = memchr(start + startIndex, 0x01, count) else {
            return nil
        }
        return UnsafeRawPointer(found) - UnsafeRawPointer(start)
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
package func rootPath(from page: Address) -> String { String(repeating: "../", count: page.depth) }
