/// A stylesheet, taken apart as far as is needed to send a page no more than the rules that can match something on it.
///
/// It is read as written: what CSS makes of properties and values is not looked into, and nested rules stay as they are.
public struct StyleTree: Hashable, Sendable {
    indirect enum Node: Hashable, Sendable {
        /// `@layer reset, theme`, without its semicolon.
        case statement([UInt8])
        case rule(StyleRule)
        /// Rules under a condition or in a layer: `@media`, `@container`, `@layer` …
        case group(prelude: [UInt8], [Node])
        /// What is no rule and holds none: `@property`, `@font-face`, `@keyframes` …
        case block(prelude: [UInt8], [UInt8])
    }

    var nodes: [Node]

    public init(_ css: [UInt8]) {
        var reader = StyleReader(css)
        nodes = reader.nodes(from: 0)
    }

    /// One after the other, with the order of layers of the first.
    public static func + (left: StyleTree, right: StyleTree) -> StyleTree {
        var tree = left
        tree.nodes += right.nodes.filter { !left.nodes.contains($0) || !$0.isStatement }
        return tree
    }
}

extension StyleTree.Node {
    fileprivate var isStatement: Bool { if case .statement = self { true } else { false } }
}

/// Selectors, and what they do to what they match.
struct StyleRule: Hashable, Sendable {
    var selectors: [Selector]
    var declarations: [StyleDeclaration]
}
