extension MarkdownNode {
    enum Step { case enter, exit }

    /// Visits the node and its descendants, each once on entering and once on leaving.
    ///
    /// The walk is iterative, because a thousand `>` in a row nest a thousand quotations.
    ///
    /// - Parameter visit: On entering, returns whether to visit the children. The result on leaving is ignored.
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
