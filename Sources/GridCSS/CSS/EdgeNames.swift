/// Custom properties for edges that occur several times in a list's rules: `--x1` along the inline axis, `--y1` along
/// the block axis.
struct EdgeNames {
    private(set) var names: [RoundedTerm: String] = [:]
    /// The definitions of the properties, in the order of their names.
    private(set) var declarations: [Declaration] = []

    init(_ rules: [Rule]) {
        var counts: [RoundedTerm: Int] = [:]
        var order: [(term: RoundedTerm, isInline: Bool)] = []
        for declaration in rules.flatMap(\.declarations) {
            for term in declaration.parts.flatMap(\.lengths).flatMap({ $0.rounded.keys.sorted() }) {
                if counts[term] == nil { order.append((term, declaration.isInline)) }
                counts[term, default: 0] += 1
            }
        }
        var used = (x: 0, y: 0)
        for (term, isInline) in order where counts[term, default: 0] > 1 {
            if isInline { used.x += 1 } else { used.y += 1 }
            let name = isInline ? "--x\(used.x)" : "--y\(used.y)"
            names[term] = name
            declarations.append(Declaration(name, term.definition))
        }
    }
}
