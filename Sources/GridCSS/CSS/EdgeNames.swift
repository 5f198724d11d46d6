/// Custom properties for edges that occur several times in a list's rules: `--x1` along the inline axis, `--y1` along
/// the block axis.
///
/// They are inherited, so a browser restyles everything in the list where they change, from one width interval to the
/// next. Edges of the list alone therefore have no names.
struct EdgeNames {
    private(set) var names: [RoundedTerm: String] = [:]
    /// The definitions of the properties, in the order of their names.
    private(set) var declarations: [Declaration] = []

    init(list: [Declaration], cells: [Rule]) {
        func terms(_ declaration: Declaration) -> [RoundedTerm] {
            declaration.parts.flatMap(\.lengths).flatMap { $0.rounded.keys.sorted() }
        }
        let shared = Set(cells.flatMap(\.declarations).flatMap(terms))
        var counts: [RoundedTerm: Int] = [:]
        var order: [(term: RoundedTerm, isInline: Bool)] = []
        for declaration in list + cells.flatMap(\.declarations) {
            for term in terms(declaration) where shared.contains(term) {
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
