import Episodes
import Markup

/// One rendered card, header or section serves pages of every depth: inside, a link starts with a mark where the way to
/// the site's root belongs, and the finished page gets all of them replaced in one pass.
extension HTML {
    /// U+0001 can come from no content: what writes text drops it.
    public static let rootMark: Character = "\u{1}"

    /// A finished page: every mark replaced by `root`, which is `rootPath(from:)` of the page or, for a page that is served
    /// at any depth, the path of the site's public address. Shared markup is made once for each such way and stays shared.
    public func resolved(root: String) -> MarkupRope {
        let way = Array(root.utf8)
        var page = MarkupRope()
        page.reserveCapacity(rope.own.count + 512)
        var start = 0
        for insert in rope.inserts {
            page.append(rope.own[start..<insert.offset], replacingMarksBy: way)
            page.append(
                insert.markup.version(for: root) { bytes in
                    var version = MarkupRope()
                    version.append(bytes[...], replacingMarksBy: way)
                    return version.own
                })
            start = insert.offset
        }
        page.append(rope.own[start...], replacingMarksBy: way)
        return page
    }

    /// The same where links lead to several places.
    ///
    /// - Parameter root: what takes the place of a mark, by the link that follows it: `episodes/grid/index.html`, as
    ///   `Address.link(from: .home)` spells it.
    public func resolved(root: (String) -> [UInt8]) -> MarkupRope {
        var page = MarkupRope()
        page.append(bytes[...]) { root(String(decoding: $0.prefix(while: isOfLink), as: UTF8.self)) }
        return page
    }
}

extension MarkupRope {
    fileprivate mutating func append(_ bytes: ArraySlice<UInt8>, replacingMarksBy root: [UInt8]) {
        append(bytes) { _ in root }
    }

    /// - Parameter root: what takes the place of a mark, by all that follows it.
    fileprivate mutating func append(
        _ bytes: ArraySlice<UInt8>, root: (Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]
    ) {
        bytes.withUnsafeBufferPointer { bytes in
            var start = bytes.startIndex
            while let found = bytes[start...].firstIndex(of: 0x01) {
                append(bytes[start..<found])
                start = found + 1
                append(root(bytes[start...]))
            }
            append(bytes[start...])
        }
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
