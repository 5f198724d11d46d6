/// The first paragraph with text: one at the top level if there is any, else one inside of something, or a list of times.
struct Summary {
    private var topLevel: String?
    private var nested: String?

    var text: String { topLevel ?? nested ?? "" }

    /// - Parameter isProse: what is none counts like what stands inside of something.
    mutating func consider(_ paragraph: MarkdownNode, isProse: Bool) {
        let isTopLevel = isProse && paragraph.parent?.kind == .document
        guard topLevel == nil, isTopLevel || nested == nil else { return }
        let text = paragraph.plainText
        guard !text.isEmpty else { return }
        if isTopLevel { topLevel = text } else { nested = text }
    }
}
