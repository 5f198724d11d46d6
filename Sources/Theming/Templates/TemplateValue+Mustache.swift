import Mustache

/// The fast path into swift-mustache: no reflection, and lists and flags in the types it knows.
extension TemplateValue: MustacheParent, MustacheCustomRepresentation, MustacheCustomRenderable {
    public func child(named name: String) -> Any? {
        guard case .map(let map) = self else { return nil }
        return map[name]?.representation
    }

    public var representation: Any? {
        switch self {
        case .list(let values): TemplateList(values: values)
        case .boolean(let flag): flag
        case .null, .text, .html, .map: self
        }
    }

    /// The templates' content type is plain text, so this is what stands in the page.
    public var renderText: String {
        switch self {
        case .text(let text): escaped(text)
        case .html(let html): html.text
        case .null, .boolean, .list, .map: ""
        }
    }

    public var isNull: Bool {
        switch self {
        case .null: true
        case .text(let text): text.isEmpty
        case .html(let html): html.isEmpty
        case .boolean, .list, .map: false
        }
    }
}

/// A list for swift-mustache to go through. Not an array: where a template prints a list, an array would print its
/// elements' Swift descriptions, unescaped.
private struct TemplateList: MustacheSequence, MustacheCustomRenderable {
    let values: [TemplateValue]

    func makeIterator() -> IndexingIterator<[TemplateValue]> { values.makeIterator() }

    var renderText: String { "" }
    var isNull: Bool { values.isEmpty }
}
