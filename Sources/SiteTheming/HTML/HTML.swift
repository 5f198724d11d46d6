import SiteMarkup

/// Safe markup. Templates escape all other values.
///
/// Links to this site start with `HTML.rootMark`, until `resolved(root:)` replaces it by the path to the site's root.
package struct HTML: Hashable, Sendable {
    /// The markup in UTF-8.
    private(set) var rope: MarkupRope

    /// Markup that the caller guarantees to be safe: rendered by a template, or written by a renderer that escapes.
    package init(trusted text: String) { rope = MarkupRope(Array(text.utf8)) }

    /// Markup without root marks: a body's Markdown, with links for its page.
    package init(_ html: HTMLText) { rope = MarkupRope(html.bytes) }

    /// Markup, with root marks, from a template or a writer that escapes.
    package init(rendered rope: MarkupRope) { self.rope = rope }

    /// Markup from a writer that escapes.
    package init(_ shared: SharedMarkup) {
        rope = MarkupRope()
        rope.append(shared)
    }

    package static let empty = HTML(rendered: MarkupRope())

    package var isEmpty: Bool { rope.isEmpty }

    package var bytes: [UInt8] { rope.bytes }

    /// The same markup with shared storage, for use in many places.
    package func shared() -> HTML {
        var rope = MarkupRope()
        rope.append(SharedMarkup(bytes))
        return HTML(rendered: rope)
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension HTML {
    /// Escaped plain text, for element content and quoted attribute values.
    package init(escaping text: String) {
        rope = MarkupRope()
        rope.append(escaping: text)
    }
}

extension HTML {
    /// The parts on separate lines. Empty parts are left out.
    package init(lines: [HTML]) {
        rope = MarkupRope()
        for line in lines where !line.isEmpty {
            if !rope.isEmpty { rope.append(CollectionOfOne(UInt8(ascii: "\n"))) }
            rope.append(line.rope)
        }
    }
}
