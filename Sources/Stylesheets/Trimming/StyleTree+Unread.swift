extension StyleTree {
    /// Takes out custom properties that nothing reads: neither what is left, nor the page, nor one that is read itself.
    mutating func removeUnread(by page: (StyleName) -> Bool) {
        let read = PropertySurvey(self).read(by: page)
        nodes = nodes.compactMap { $0.keeping { read.contains($0) || page($0) } }
    }
}

extension StyleTree.Node {
    fileprivate func keeping(_ isRead: (StyleName) -> Bool) -> StyleTree.Node? {
        switch self {
        case .statement: return self
        case .rule(var rule):
            rule.declarations.removeAll { $0.customProperty.map { !isRead($0) } ?? false }
            return rule.declarations.isEmpty ? nil : .rule(rule)
        case .group(let prelude, let nodes):
            let kept = nodes.compactMap { $0.keeping(isRead) }
            return kept.isEmpty ? nil : .group(prelude: prelude, kept)
        case .block(let prelude, _):
            guard prelude.starts(with: "@property".utf8) else { return self }
            return StyleName.properties(in: prelude[...]).allSatisfy(isRead) ? self : nil
        }
    }
}
