extension StyleTree {
    /// The rules that can match something on pages with these names, and the custom properties that those rules, or the
    /// pages themselves, read.
    public func trimmed(to page: MarkupNames) -> StyleTree {
        var tree = self
        tree.nodes = nodes.compactMap { $0.trimmed(to: page.names) }
        tree.removeUnread(on: page.names)
        return tree
    }
}

extension StyleTree.Node {
    fileprivate func trimmed(to page: Set<StyleName>) -> StyleTree.Node? {
        switch self {
        case .statement, .block: return self
        case .rule(var rule):
            rule.selectors.removeAll { !$0.needs.hold(on: page) }
            return rule.selectors.isEmpty ? nil : .rule(rule)
        case .group(let prelude, let nodes):
            let kept = nodes.compactMap { $0.trimmed(to: page) }
            return kept.isEmpty ? nil : .group(prelude: prelude, kept)
        }
    }
}
