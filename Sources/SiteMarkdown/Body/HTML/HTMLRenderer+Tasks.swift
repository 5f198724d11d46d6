/// Writes a task's checkbox with the text beside it as its label. Without a label, screen readers only say "checkbox".
extension HTMLRenderer {
    mutating func openTask(_ paragraph: MarkdownNode) {
        guard let isDone = doneTask(labelledBy: paragraph) else { return }
        html.append(html: "<label><input type=\"checkbox\" disabled")
        html.append(html: isDone ? " checked> " : "> ")
    }

    mutating func closeTask(_ paragraph: MarkdownNode) {
        if doneTask(labelledBy: paragraph) != nil { html.append(html: "</label>") }
    }

    /// True or false for the first paragraph of a task: whether the task is done. `nil` for all other paragraphs.
    private func doneTask(labelledBy paragraph: MarkdownNode) -> Bool? {
        guard paragraph.previous == nil, let item = paragraph.parent, item.kind == .item else { return nil }
        return item.isTaskDone
    }
}
