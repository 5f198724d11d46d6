/// Reads HTML once: start tags with attributes, end tags and texts. It accepts the errors that browsers accept. Its
/// results are slices of the input, which must outlive the reader and the slices.
///
/// Comments, document types and processing instructions are skipped.
package struct MarkupReader {
    package enum Piece {
        /// The name of a start tag, as written. ``MarkupReader/attribute()`` reads its attributes.
        case start(MarkupSlice)
        /// The name of an end tag, as written.
        case end(MarkupSlice)
        /// A text as written, with entities. One text may be split into several pieces.
        case text(MarkupSlice)
    }

    private let html: UnsafeBufferPointer<UInt8>
    private var position: Int
    private let end: Int
    private var isInTag = false
    /// True if the last start tag closes itself: `<br/>`. Valid after all its attributes are read.
    package private(set) var isSelfClosing = false

    /// - Parameter html: Markup that begins and ends between tags.
    package init(_ html: MarkupSlice) {
        self.html = html.base
        position = html.startIndex
        end = html.endIndex
    }

    /// The next piece. Unread attributes of the previous tag are skipped.
    package mutating func next() -> Piece? {
        while attribute() != nil {}
        while position < end {
            if html[position] == UInt8(ascii: "<") {
                if let tag = tag() { return tag }
                if skipDeclaration() { continue }
            }
            return .text(text())
        }
        return nil
    }

    /// The next tag. Texts are skipped.
    package mutating func nextTag() -> Piece? {
        while attribute() != nil {}
        while let mark = html.first(UInt8(ascii: "<"), in: position..<end) {
            position = mark
            if let tag = tag() { return tag }
            if !skipDeclaration() { position += 1 }
        }
        position = end
        return nil
    }

    /// The tag at the current position, if one begins there.
    private mutating func tag() -> Piece? {
        guard position + 1 < end else { return nil }
        if html[position + 1] == UInt8(ascii: "/") {
            position += 2
            let name = tagName()
            _ = take(until: UInt8(ascii: ">"))
            position = min(position + 1, end)
            return .end(name)
        }
        guard html[position + 1].isLetter else { return nil }
        position += 1
        isInTag = true
        isSelfClosing = false
        return .start(tagName())
    }

    /// The next attribute of the last start tag, with its value as written; `nil` after the last one.
    package mutating func attribute() -> (name: MarkupSlice, value: MarkupSlice)? {
        guard isInTag else { return nil }
        let gap = take { $0.isBlank || $0 == UInt8(ascii: "/") }
        guard position < end, html[position] != UInt8(ascii: ">") else {
            isInTag = false
            isSelfClosing = gap.last == UInt8(ascii: "/")
            position = min(position + 1, end)
            return nil
        }
        let first = position
        // The first character always belongs to the name, as in browsers.
        position += 1
        _ = take { !$0.endsAttributeName }
        let name = html[first..<position]
        _ = take(\.isBlank)
        guard position < end, html[position] == UInt8(ascii: "=") else { return (name, html[position..<position]) }
        position += 1
        _ = take(\.isBlank)
        guard position < end else { return (name, html[position..<position]) }
        let quote = html[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return (name, take { !$0.isBlank && $0 != UInt8(ascii: ">") })
        }
        position += 1
        let value = take(until: quote)
        position = min(position + 1, end)
        return (name, value)
    }

    /// The content of `<script>` and similar elements, up to their end tag, which is the next piece. Must be called
    /// after their start tag.
    package mutating func rawText(of name: MarkupSlice) -> MarkupSlice {
        while attribute() != nil {}
        let start = position
        while let mark = html.first(UInt8(ascii: "<"), in: position..<end) {
            position = mark
            let tag = html[mark..<end]
            if tag.starts(with: "</".utf8), tag.dropFirst(2).prefix(name.count).isNamed(name) {
                return html[start..<mark]
            }
            position += 1
        }
        position = end
        return html[start..<end]
    }

    private mutating func tagName() -> MarkupSlice {
        take { !$0.isBlank && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    }

    private mutating func text() -> MarkupSlice {
        let start = position
        position = html.first(UInt8(ascii: "<"), in: start + 1..<end) ?? end
        return html[start..<position]
    }

    /// Skips a comment or declaration. Returns `false` if none begins here.
    private mutating func skipDeclaration() -> Bool {
        guard position + 1 < end, [UInt8(ascii: "!"), UInt8(ascii: "?")].contains(html[position + 1]) else {
            return false
        }
        let close = html[position..<end].starts(with: "<!--".utf8) ? "-->" : ">"
        position += 2
        while let mark = html.first(close.utf8.first ?? 0, in: position..<end) {
            position = mark + 1
            if html[mark..<end].starts(with: close.utf8) {
                position = mark + close.utf8.count
                return true
            }
        }
        position = end
        return true
    }

    private mutating func take(until byte: UInt8) -> MarkupSlice {
        let start = position
        position = html.first(byte, in: position..<end) ?? end
        return html[start..<position]
    }

    private mutating func take(_ belongs: (UInt8) -> Bool) -> MarkupSlice {
        let start = position
        while position < end, belongs(html[position]) { position += 1 }
        return html[start..<position]
    }
}
