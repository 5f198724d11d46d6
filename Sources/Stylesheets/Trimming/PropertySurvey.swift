/// Who reads which custom property.
struct PropertySurvey {
    private var found: Set<StyleName> = []
    /// What each one reads in turn.
    private var uses: [StyleName: [StyleName]] = [:]

    init(_ tree: StyleTree) {
        for node in tree.nodes { visit(node) }
    }

    /// Those that rules of the stylesheet itself give a value.
    var set: some Sequence<StyleName> { uses.keys }
    /// Those that are named otherwise.
    var read: Set<StyleName> { uses.values.reduce(into: found) { $0.formUnion($1) } }

    private mutating func visit(_ node: StyleTree.Node) {
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

    /// - Parameter page: whether a page reads it, for those that are set.
    func read(by page: (StyleName) -> Bool) -> Set<StyleName> {
        var read: Set<StyleName> = []
        var waiting = Array(found) + uses.keys.filter(page)
        while let property = waiting.popLast() {
            guard read.insert(property).inserted else { continue }
            waiting += uses[property] ?? []
        }
        return read
    }
}
