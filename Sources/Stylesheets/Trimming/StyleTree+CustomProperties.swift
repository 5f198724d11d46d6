extension StyleTree {
    /// Takes out custom properties that nothing reads: neither what is left, nor the page, nor one that is read itself.
    mutating func removeUnread(on page: Set<StyleName>) {
        var survey = PropertySurvey()
        for node in nodes { survey.visit(node) }
        let read = survey.read(on: page)
        nodes = nodes.compactMap { $0.keeping(read) }
    }
}

/// Who reads which custom property.
private struct PropertySurvey {
    private var found: Set<StyleName> = []
    /// What each one reads in turn.
    private var uses: [StyleName: [StyleName]] = [:]

    mutating func visit(_ node: StyleTree.Node) {
        switch node {
        case .statement: break
        case .rule(let rule):
            for declaration in rule.declarations {
                if let property = declaration.customProperty {
                    uses[property, default: []] += declaration.uses
                } else {
                    found.formUnion(declaration.uses)
                }
            }
        case .group(let prelude, let nodes):
            found.formUnion(StyleName.properties(in: prelude[...]))
            for node in nodes { visit(node) }
        case .block(_, let body): found.formUnion(StyleName.properties(in: body[...]))
        }
    }

    func read(on page: Set<StyleName>) -> Set<StyleName> {
        var read: Set<StyleName> = []
        var waiting = Array(found) + uses.keys.filter(page.contains)
        while let property = waiting.popLast() {
            guard read.insert(property).inserted else { continue }
            waiting += uses[property] ?? []
        }
        return read.union(page)
    }
}

extension StyleTree.Node {
    fileprivate func keeping(_ read: Set<StyleName>) -> StyleTree.Node? {
        switch self {
        case .statement: return self
        case .rule(var rule):
            rule.declarations.removeAll { $0.customProperty.map { !read.contains($0) } ?? false }
            return rule.declarations.isEmpty ? nil : .rule(rule)
        case .group(let prelude, let nodes):
            let kept = nodes.compactMap { $0.keeping(read) }
            return kept.isEmpty ? nil : .group(prelude: prelude, kept)
        case .block(let prelude, _):
            guard prelude.starts(with: "@property".utf8) else { return self }
            return StyleName.properties(in: prelude[...]).allSatisfy(read.contains) ? self : nil
        }
    }
}
