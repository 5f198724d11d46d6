extension StyleTree {
    /// Writes values in place of the custom properties that hold them, where that is shorter: of those that only `:root` sets, once and
    /// under no condition, so that they are the same everywhere. Themes give their lengths names, which pages need not be sent.
    ///
    /// - Parameter isNamed: whether a page or a script may read or set a property.
    mutating func inlineConstants(besides isNamed: (StyleName) -> Bool) {
        // Values may be made of each other: those that are made of nothing come first.
        while true {
            var survey = ConstantSurvey()
            for node in nodes { survey.visit(node, isUnconditional: true) }
            let values = survey.worthwhile.filter { !isNamed($0.key) }
            if values.isEmpty { return }
            nodes = nodes.map { $0.mapDeclarations { $0.replacing(values) } }
        }
    }
}

/// Which custom properties are set once, and how often they are read.
private struct ConstantSurvey {
    private var settings: [StyleName: StyleDeclaration] = [:]
    /// Set more than once, or somewhere else than for the root.
    private var variables: Set<StyleName> = []
    private var uses: [StyleName: Int] = [:]

    mutating func visit(_ node: StyleTree.Node, isUnconditional: Bool) {
        switch node {
        case .statement: break
        case .rule(let rule):
            let isRoot = isUnconditional && rule.selectors.map(\.text) == [Array(":root".utf8)]
            for declaration in rule.declarations { visit(declaration, isRoot: isRoot) }
        case .group(let prelude, let nodes):
            variables.formUnion(StyleName.properties(in: prelude[...]))
            let isLayer = prelude.starts(with: "@layer".utf8)
            for node in nodes { visit(node, isUnconditional: isUnconditional && isLayer) }
        case .block(let prelude, let body):
            for text in [prelude, body] { variables.formUnion(StyleName.properties(in: text[...])) }
        }
    }

    private mutating func visit(_ declaration: StyleDeclaration, isRoot: Bool) {
        if let name = declaration.customProperty {
            if !isRoot || settings.updateValue(declaration, forKey: name) != nil { variables.insert(name) }
        }
        let references = declaration.references
        for (_, name) in references { uses[name, default: 0] += 1 }
        // What falls back to something is not replaced, and rules within a rule are not looked into: they may set what they name.
        if references.count < declaration.uses.count || declaration.isNested { variables.formUnion(declaration.uses) }
    }

    /// Values by name, as far as they are made of no other and take fewer bytes than their names do.
    var worthwhile: [StyleName: ArraySlice<UInt8>] {
        settings.compactMapValues { declaration in
            guard let name = declaration.customProperty, !variables.contains(name), declaration.uses.isEmpty,
                let uses = uses[name]
            else { return nil }
            let value = declaration.value
            let reference = "var(".utf8.count + declaration.text.count - value.count
            let saved = uses * (reference - value.count) + declaration.text.count + 1
            return saved > 0 && !value.isEmpty ? value : nil
        }
    }
}

extension StyleTree.Node {
    fileprivate func mapDeclarations(_ transform: (StyleDeclaration) -> StyleDeclaration) -> StyleTree.Node {
        switch self {
        case .statement, .block: return self
        case .rule(var rule):
            rule.declarations = rule.declarations.map(transform)
            return .rule(rule)
        case .group(let prelude, let nodes):
            return .group(prelude: prelude, nodes.map { $0.mapDeclarations(transform) })
        }
    }
}
