/// Footnotes beside the text, for windows with room. Styles show either these or the list at the end.
///
/// A text has them if each of its footnotes is one paragraph without pictures, and each reference is in a paragraph.
struct SideNotes {
    /// The text of each footnote as HTML, the first at 0.
    private var notes: [ArraySlice<UInt8>] = []
    /// For the first reference to each footnote: the offset after it, and the footnote.
    private var places: [Int: Int] = [:]

    init() {}

    init(in body: [UInt8]) {
        guard let section = body.firstRange(of: "<section class=\"footnotes\" role=\"doc-endnotes\">\n<ol>\n".utf8),
            let notes = Self.notes(in: body[section.upperBound...]),
            let places = Self.places(in: body[..<section.lowerBound]), places.count == notes.count
        else { return }
        (self.notes, self.places) = (notes, places)
    }

    /// Writes the footnote of a reference.
    func write(after offset: Int, to html: inout [UInt8]) {
        guard let note = places[offset] else { return }
        html.append(html: "<small class=\"sidenote\"><b>")
        html.append(number: note + 1)
        html.append(html: "</b> ")
        html += notes[note]
        html.append(html: "</small>")
    }

    /// - Returns: The footnotes; `nil` if one of them is more than a paragraph of words.
    private static func notes(in section: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
        var notes: [ArraySlice<UInt8>] = []
        var rest = section
        while rest.starts(with: "<li id=\"".utf8) {
            guard let start = rest.firstRange(of: ">\n<p>".utf8), let end = rest.firstRange(of: "</li>\n".utf8),
                start.upperBound <= end.lowerBound
            else { return nil }
            let content = rest[start.upperBound..<end.lowerBound]
            guard let back = content.firstRange(of: "↩".utf8),
                let link = content[..<back.lowerBound].lastIndex(of: UInt8(ascii: "<")),
                content[back.upperBound...].firstRange(of: "<p>".utf8) == nil
            else { return nil }
            let note = content[..<link]
            for mark in ["<p", "</p", "<img", "<iframe", " id=\"", "<pre", "<ul", "<ol", "<table", "↩"]
            where note.firstRange(of: mark.utf8) != nil { return nil }
            notes.append(note.last == 0x20 ? note.dropLast() : note)
            rest = rest[end.upperBound...]
        }
        return rest.starts(with: "</ol>".utf8) ? notes : nil
    }

    /// - Returns: `nil` if a reference is not in a paragraph of the text itself.
    private static func places(in text: ArraySlice<UInt8>) -> [Int: Int]? {
        var places: [Int: Int] = [:]
        var found: Set<Int> = []
        var rest = text
        while let reference = rest.firstRange(of: "<sup><a href=\"#".utf8) {
            rest = rest[reference.upperBound...]
            // A reference is short.
            let near = rest.prefix(300)
            guard let role = near.firstRange(of: "\" role=\"doc-noteref\">".utf8),
                let end = near.firstRange(of: "</sup>".utf8), role.upperBound < end.lowerBound
            else { continue }
            let digits = rest[role.upperBound...].prefix { (0x30...0x39).contains($0) }
            guard let number = Int(String(decoding: digits, as: UTF8.self)), number > 0 else { continue }
            guard isInParagraph(text[..<reference.lowerBound]) else { return nil }
            if found.insert(number).inserted { places[end.upperBound] = number - 1 }
            rest = rest[end.upperBound...]
        }
        return places
    }

    /// True if the innermost block that is open before the offset is a paragraph or the line of a list.
    private static func isInParagraph(_ before: ArraySlice<UInt8>) -> Bool {
        var rest = before
        for _ in 0..<200 {
            guard let start = rest.lastIndex(of: UInt8(ascii: "<")) else { return false }
            let tag = BodyTag(before[start...].prefix(20))
            if tag.isNamed("p") || tag.isNamed("li") { return !tag.isEnd }
            guard wordElements.contains(tag.name) else { return false }
            rest = before[..<start]
        }
        return false
    }

    private static let wordElements: Set<String> = [
        "a", "abbr", "b", "br", "cite", "code", "del", "em", "i", "img", "kbd", "mark", "q", "s", "small", "strong",
        "sub",
        "sup", "u",
    ]
}
