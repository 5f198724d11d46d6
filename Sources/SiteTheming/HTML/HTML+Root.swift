import SiteEpisodes
import SiteMarkup

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Rendered parts are used on pages of every depth. In them, a mark replaces the path to the site's root, and the
/// finished page replaces all marks in one pass.
extension HTML {
    /// The mark U+0001 cannot come from content: `PlainText` and `HTMLText` never contain it.
    package static let rootMark: Character = "\u{1}"

    /// The finished page, with every mark replaced by `root`. This is `rootPath(from:)` of the page, or the path of the
    /// site's public address for a page that is served at any depth.
    package func resolved(root: String) -> [UInt8] {
        let way = Array(root.utf8)
        return replacingMarks { _ in way }
    }

    /// The finished page, if links lead to several places.
    ///
    /// - Parameter root: returns the text that replaces a mark, given the link after it, such as
    ///   `episodes/grid/index.html`, as in `Address.link(from: .home)`.
    package func resolved(root: (String) -> [UInt8]) -> [UInt8] {
        replacingMarks { link in root(String(decoding: link.prefix(while: isOfLink), as: UTF8.self)) }
    }

    /// - Parameter root: returns the text that replaces a mark, given the rest of the piece after it.
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

/// Whether a byte is part of a percent-encoded path.
private func isOfLink(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "%"), UInt8(ascii: "/"):
        true
    default: false
    }
}

/// The path from a page to the site's root: `../../` from `/episodes/grid/`, empty from `/` and `/404.html`.
package func rootPath(from page: Address) -> String { String(repeating: "../", count: page.depth) }
