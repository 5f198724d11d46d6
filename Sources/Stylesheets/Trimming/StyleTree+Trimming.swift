extension StyleTree {
    /// The rules that can match something on pages with these names, and the custom properties that those rules, or the
    /// pages themselves, read.
    public func trimmed(to page: MarkupNames) -> StyleTree {
        var tree = self
        let children = ElementChildren(page.tree)
        tree.nodes = nodes.compactMap { $0.keeping { page.mayHold($0.needs, among: children) } }
        tree.removeUnread(by: page.reads)
        tree.inlineConstants(besides: page.mentions)
        // Nothing reads a constant that is written out everywhere.
        tree.removeUnread(by: page.reads)
        return tree
    }
}

extension StyleTree.Node {
    fileprivate func keeping(_ isKept: (Selector) -> Bool) -> StyleTree.Node? {
        switch self {
        case .statement, .block: return self
        case .rule(var rule):
            rule.selectors.removeAll { !isKept($0) }
            return rule.selectors.isEmpty ? nil : .rule(rule)
        case .group(let prelude, let nodes):
            let kept = nodes.compactMap { $0.keeping(isKept) }
            return kept.isEmpty ? nil : .group(prelude: prelude, kept)
        }
    }
}
