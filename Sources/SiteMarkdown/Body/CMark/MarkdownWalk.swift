extension MarkdownNode {
    enum Step { case enter, exit }

    /// Visits the node and everything in it, each once on the way in and once on the way out.
    ///
    /// Iterative, because a thousand `>` in a row nest a thousand quotations.
    ///
    /// - Parameter visit: on the way in, says whether to go inside; the answer on the way out does not matter.
    func walk(_ visit: (Step, MarkdownNode) -> Bool) {
        var node = self
        while true {
            if visit(.enter, node), let child = node.firstChild {
                node = child
                continue
            }
            _ = visit(.exit, node)
            while node.pointer != pointer, node.next == nil, let parent = node.parent {
                node = parent
                _ = visit(.exit, node)
            }
            guard node.pointer != pointer, let next = node.next else { return }
            node = next
        }
    }
}
