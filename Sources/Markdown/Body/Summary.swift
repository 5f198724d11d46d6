/// The first paragraph with text: one at the top level if there is any, else one inside of something.
struct Summary {
    private var topLevel: String?
    private var nested: String?

    var text: String { topLevel ?? nested ?? "" }

    mutating func consider(_ paragraph: MarkdownNode) {
        let isTopLevel = paragraph.parent?.kind == .document
        guard topLevel == nil, isTopLevel || nested == nil else { return }
        let text = paragraph.plainText
        guard !text.isEmpty else { return }
        if isTopLevel { topLevel = text } else { nested = text }
    }
}
