/// The first paragraph with text. A paragraph at the top level is preferred to a nested one or a list of times.
struct Summary {
    private var topLevel: String?
    private var nested: String?

    var text: String { topLevel ?? nested ?? "" }

    /// Considers a text of the author's HTML, which counts like a nested paragraph.
    mutating func consider(html text: String) {
        if nested == nil, !text.isEmpty { nested = text }
    }

    /// - Parameter isProse: If false, the paragraph counts like a nested one.
    mutating func consider(_ paragraph: MarkdownNode, isProse: Bool) {
        let isTopLevel = isProse && paragraph.parent?.kind == .document
        guard topLevel == nil, isTopLevel || nested == nil else { return }
        let text = paragraph.plainText
        guard !text.isEmpty else { return }
        if isTopLevel { topLevel = text } else { nested = text }
    }
}
