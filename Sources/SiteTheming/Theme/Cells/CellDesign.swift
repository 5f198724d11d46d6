import CompositionalLayout

/// A design for the parts of a cell, from a theme's `cells/<name>.css`. Its rules apply in the sections and at the
/// widths of layouts that name it. The markup is the same for all designs.
package struct CellDesign: Hashable, Sendable {
    package let name: String
    let rules: [CellRule]
    /// The width of the picture, as a fraction of the cell and points.
    package var artworkWidth = Length(width: 1)
    /// The height of the picture, as a fraction of the cell and points, or `nil` if the theme does not give it.
    package var artworkHeight: Length?

    /// The rules for cells in an element, one on each line.
    ///
    /// - Parameter ancestor: the selector of the element that contains cells.
    package func lines(below ancestor: String) -> [String] { rules.flatMap { $0.lines(below: ancestor) } }
}

/// A style rule, or a conditional group of rules.
indirect enum CellRule: Hashable, Sendable {
    case style(selectors: [String], declarations: String)
    case group(prelude: String, rules: [CellRule])

    func lines(below ancestor: String) -> [String] {
        switch self {
        case .style(let selectors, let declarations):
            let list = selectors.map { ancestor + " " + $0 }.joined(separator: ", ")
            return ["\(list) { \(declarations) }"]
        case .group(let prelude, let rules):
            return ["\(prelude) {"] + rules.flatMap { $0.lines(below: ancestor) }.map { "  " + $0 } + ["}"]
        }
    }
}
