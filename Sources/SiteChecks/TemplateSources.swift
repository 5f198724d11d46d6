import SiteDiagnostics

/// Where a theme's templates write something that a page shows.
package struct TemplateSources: Sendable {
    private let sources: [SourceText]

    package init(_ sources: [String: SourceText]) { self.sources = sources.sorted { $0.key < $1.key }.map(\.value) }

    /// The only place of some words; `nil` when there are none, or several that could be meant.
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

    /// Where an element is given an id, the last of several.
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

    /// The place of an address, by the name at its end: the way there differs from page to page.
    func place(ofAddress address: String) -> (source: SourceText, position: SourcePosition)? {
        let path = address.prefix { $0 != "#" && $0 != "?" }
        return path.split(separator: "/").last.flatMap { place(of: String($0)) }
    }
}

extension [UInt8] {
    /// Whether words end where a range does, and are no section of Mustache: `{{#search}}` is no link to `#search`.
    fileprivate func areWords(_ range: Range<Int>) -> Bool {
        let isSection = range.lowerBound > 0 && self[range.lowerBound - 1] == UInt8(ascii: "{")
        guard !isSection, range.upperBound < count else { return !isSection }
        let next = self[range.upperBound]
        return
            !(0x30...0x39 ~= next || 0x61...0x7A ~= next | 0x20 || next == UInt8(ascii: "-")
            || next == UInt8(ascii: "_"))
    }
}
