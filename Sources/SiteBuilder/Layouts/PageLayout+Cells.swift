import CompositionalLayout
import GridCSS

/// The cells of a section at one page width.
struct SolvedCells {
    /// The index of the section in the page.
    let section: Int
    /// The container's width in whole points: the whole page layout or one side of a split page.
    let width: Int
    let cells: [RoundedCell]
}

extension PageLayout {
    /// The cells and the frames of all visible sections.
    ///
    /// - Parameters:
    ///   - width: the layout element's width, in whole points.
    ///   - height: the viewport's height, in points.
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
