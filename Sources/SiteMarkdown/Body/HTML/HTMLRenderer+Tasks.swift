/// The checkbox of a task, with the words beside it for its label: without one, screen readers say "checkbox" and no more.
extension HTMLRenderer {
    mutating func openTask(_ paragraph: MarkdownNode) {
        guard let isDone = doneTask(labelledBy: paragraph) else { return }
        html.append(html: "<label><input type=\"checkbox\" disabled")
        html.append(html: isDone ? " checked> " : "> ")
    }

    mutating func closeTask(_ paragraph: MarkdownNode) {
        if doneTask(labelledBy: paragraph) != nil { html.append(html: "</label>") }
    }

    /// Whether the task is done whose first paragraph this is; `nil` for all other paragraphs.
    private func doneTask(labelledBy paragraph: MarkdownNode) -> Bool? {
        guard paragraph.previous == nil, let item = paragraph.parent, item.kind == .item else { return nil }
        return item.isTaskDone
    }
}
