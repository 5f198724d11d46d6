extension StyleTree {
    /// The stylesheet in as few bytes as its rules take. Neighbours under the same condition, or of the same selectors,
    /// are written as one.
    public var text: [UInt8] {
        var out: [UInt8] = []
        write(nodes, to: &out)
        return out
    }

    private func write(_ nodes: [Node], to out: inout [UInt8]) {
        for node in nodes.merged {
            switch node {
            case .statement(let text): out += text + [UInt8(ascii: ";")]
            case .rule(let rule):
                out += rule.selectors.map(\.text).joined(separator: CollectionOfOne(UInt8(ascii: ",")))
                out += [UInt8(ascii: "{")] + rule.declarations.joined() + [UInt8(ascii: "}")]
            case .group(let prelude, let nodes):
                out += prelude + [UInt8(ascii: "{")]
                write(nodes, to: &out)
                out.append(UInt8(ascii: "}"))
            case .block(let prelude, let body): out += prelude + [UInt8(ascii: "{")] + body + [UInt8(ascii: "}")]
            }
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
            default: nodes.append(node)
            }
        }
    }
}
