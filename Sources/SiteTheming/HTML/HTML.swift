import SiteMarkup

/// Markup that may stand in a page as it is. Everything else that reaches a template is text and is escaped.
///
/// Site-wide links inside it start with `HTML.rootMark` until `resolved(root:)` puts the way to the site's root there.
package struct HTML: Hashable, Sendable {
    /// UTF-8.
    private(set) var rope: MarkupRope

    /// Markup whose safety the caller vouches for: rendered by a template, or written by a renderer that escapes.
    package init(trusted text: String) { rope = MarkupRope(Array(text.utf8)) }

    /// Markup from a renderer that knows nothing of marks: a body's Markdown, with links made for its page.
    package init(_ html: HTMLText) { rope = MarkupRope(html.bytes) }

    /// What a template has rendered, or a writer that escapes, marks included.
    package init(rendered rope: MarkupRope) { self.rope = rope }

    /// Written by a writer that escapes.
    package init(_ shared: SharedMarkup) {
        rope = MarkupRope()
        rope.append(shared)
    }

    package static let empty = HTML(rendered: MarkupRope())

    package var isEmpty: Bool { rope.isEmpty }

    package var bytes: [UInt8] { rope.bytes }

    /// The same markup, held once for all the places that it is put in.
    package func shared() -> HTML {
        var rope = MarkupRope()
        rope.append(SharedMarkup(bytes))
        return HTML(rendered: rope)
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension HTML {
    /// Plain text as markup, for element content and for attribute values between quotes of either kind.
    package init(escaping text: String) {
        rope = MarkupRope()
        rope.append(escaping: text)
    }
}

extension HTML {
    /// One under the other; what is empty takes no line.
    package init(lines: [HTML]) {
        rope = MarkupRope()
        for line in lines where !line.isEmpty {
            if !rope.isEmpty { rope.append(CollectionOfOne(UInt8(ascii: "\n"))) }
            rope.append(line.rope)
        }
    }
}
