import SiteDiagnostics

/// The positions in a theme's templates where parts of a page are written.
package struct TemplateSources: Sendable {
    private let sources: [SourceText]

    package init(_ sources: [String: SourceText]) { self.sources = sources.sorted { $0.key < $1.key }.map(\.value) }

    /// The position of some words; `nil` if they occur never or several times.
    func place(of words: String) -> (source: SourceText, position: SourcePosition)? {
        let words = Array(words.utf8)
        var found: (SourceText, SourcePosition)?
        for source in sources {
            let places = source.bytes.ranges(of: words).filter { source.bytes.areWords($0) }
            guard !places.isEmpty else { continue }
            guard found == nil, places.count == 1 else { return nil }
            found = (source, source.position(at: places[0].lowerBound))
        }
        return found
    }

    /// The position where an element gets an ID; the last one of several.
    func place(ofID id: String) -> (source: SourceText, position: SourcePosition)? {
        for words in ["id=\"\(id)\"", "id='\(id)'", "id=\(id)"].map({ Array($0.utf8) }) {
            for source in sources {
                guard let range = source.bytes.ranges(of: words).last(where: { source.bytes.areWords($0) }) else {
                    continue
                }
                return (source, source.position(at: range.lowerBound))
            }
        }
        return nil
    }

    /// The position of an address, found by its last path component. The path before it differs from page to page.
    func place(ofAddress address: String) -> (source: SourceText, position: SourcePosition)? {
        let path = address.prefix { $0 != "#" && $0 != "?" }
        return path.split(separator: "/").last.flatMap { place(of: String($0)) }
    }
}

extension [UInt8] {
    /// True if the words end where the range ends and do not begin a Mustache section: `{{#search}}` is not a link to
    /// `#search`.
    fileprivate func areWords(_ range: Range<Int>) -> Bool {
        let isSection = range.lowerBound > 0 && self[range.lowerBound - 1] == UInt8(ascii: "{")
        guard !isSection, range.upperBound < count else { return !isSection }
        let next = self[range.upperBound]
        return
            !(0x30...0x39 ~= next || 0x61...0x7A ~= next | 0x20 || next == UInt8(ascii: "-")
            || next == UInt8(ascii: "_"))
    }
}
