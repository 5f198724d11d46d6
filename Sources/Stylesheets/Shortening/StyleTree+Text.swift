extension StyleTree {
    /// The stylesheet in as few bytes as its rules take. Neighbours under the same condition, of the same selectors, or with the same
    /// declarations are written as one.
    public var text: [UInt8] {
        var out: [UInt8] = []
        write(nodes.contains(where: \.setsWritingMode) ? nodes : nodes.map(\.shortened), to: &out)
        return out
    }

    private func write(_ nodes: [Node], to out: inout [UInt8]) {
        var rules: [NestedRule] = []
        func writeRules() {
            for rule in NestedRule.nested(rules) { rule.write(to: &out) }
            rules = []
        }
        for node in nodes.merged {
            if case .rule(let rule) = node {
                rules.append(
                    NestedRule(selectors: rule.selectors.map { $0.text[...] }, declarations: rule.declarations))
                continue
            }
            writeRules()
            switch node {
            case .rule: break
            case .statement(let text): out += text + [UInt8(ascii: ";")]
            case .group(let prelude, let nodes):
                out += prelude + [UInt8(ascii: "{")]
                write(nodes, to: &out)
                out.append(UInt8(ascii: "}"))
            case .block(let prelude, let body): out += prelude + [UInt8(ascii: "{")] + body + [UInt8(ascii: "}")]
            }
        }
        writeRules()
    }
}

extension StyleTree.Node {
    fileprivate var setsWritingMode: Bool {
        switch self {
        case .statement: false
        case .rule(let rule): rule.declarations.contains(where: \.setsWritingMode)
        case .group(_, let nodes): nodes.contains(where: \.setsWritingMode)
        case .block(_, let body): body.contains("writing-mode")
        }
    }

    fileprivate var shortened: StyleTree.Node {
        switch self {
        case .statement, .block: return self
        case .rule(var rule):
            rule.declarations = rule.shortened
            return .rule(rule)
        case .group(let prelude, let nodes): return .group(prelude: prelude, nodes.map(\.shortened))
        }
    }
}

extension [StyleTree.Node] {
    fileprivate var merged: [StyleTree.Node] {
        reduce(into: []) { nodes, node in
            switch (nodes.last, node) {
            case (.group(let prelude, let before), .group(let other, let more))
            where prelude == other && !prelude.elementsEqual("@layer".utf8):
                // Layers without names are each their own.
                nodes[nodes.count - 1] = .group(prelude: prelude, before + more)
            case (.rule(var rule), .rule(let more)) where rule.selectors == more.selectors:
                rule.declarations += more.declarations
                nodes[nodes.count - 1] = .rule(rule)
            case (.rule(var rule), .rule(let more))
            where rule.declarations == more.declarations && (rule.selectors + more.selectors).allSatisfy(\.isCommon):
                rule.selectors += more.selectors
                nodes[nodes.count - 1] = .rule(rule)
            case (.rule(let rule), .rule(let more)):
                if let rules = rule.sharing(with: more) {
                    nodes.removeLast()
                    nodes += rules.map { .rule($0) }
                } else {
                    nodes.append(node)
                }
            default: nodes.append(node)
            }
        }
    }
}

extension Selector {
    /// Whether every browser knows what is in it: one that it does not know takes the whole list with it.
    var isCommon: Bool { !text.contains("::") && !text.contains(":-") }
}
