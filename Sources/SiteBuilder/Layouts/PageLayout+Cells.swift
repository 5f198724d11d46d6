import CompositionalLayout
import GridCSS

/// The cells of a section in a page of one width.
struct SolvedCells {
    /// Number of the section in the page.
    let section: Int
    /// Of what the section stands in, in whole CSS px: the page's layout, or a side of it.
    let width: Int
    let cells: [RoundedCell]
}

extension PageLayout {
    /// The cells of all sections that are shown, and where they stand.
    ///
    /// - Parameters:
    ///   - width: of the layout's element, whole CSS px.
    ///   - height: of the viewport.
    func solvedCells(width: Int, height: Double) -> (sections: [SolvedCells], frames: LayoutFrames) {
        guard let split, let solved = solveSplit(width: width, height: height) else {
            let solved = solve(width: width, height: height)
            let sections = solved.sections.enumerated().map { number, section in
                SolvedCells(
                    section: number, width: width,
                    cells: section.cellFrames.map { RoundedCell($0, windowHeight: height) })
            }
            return (sections, solved.frames())
        }
        let arrangement = split.splitProvider(environment.layoutEnvironment(width: Double(width), height: height))
        let sections = solved.stacks.flatMap { stack -> [SolvedCells] in
            guard let edges = arrangement.edges(of: stack.side) else { return [] }
            return zip(stack.sections, stack.layout.sections).map { number, section in
                SolvedCells(
                    section: number, width: Int(stack.width),
                    cells: section.cellFrames.map { RoundedCell($0, in: edges, windowHeight: height) })
            }
        }
        return (sections, solved.frames())
    }
}
