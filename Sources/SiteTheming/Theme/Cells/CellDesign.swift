import CompositionalLayout

/// One way for the parts of a cell to stand, from a theme's `cells/<name>.css`: rules that hold in the sections, and at the
/// widths, that a layout gives them. The document is the same for all designs.
package struct CellDesign: Hashable, Sendable {
    package let name: String
    let rules: [CellRule]
    /// Width of the picture, as a share of the cell and points.
    package var artworkWidth = Length(width: 1)
    /// Height of the picture, as a share of the cell and points; `nil` where the theme does not say it.
    package var artworkHeight: Length?

    /// The rules for cells below an element, a line each.
    ///
    /// - Parameter ancestor: selector of an element that cells stand in.
    package func lines(below ancestor: String) -> [String] { rules.flatMap { $0.lines(below: ancestor) } }
}

/// A style rule, or a conditional group of them.
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
