import CompositionalLayout
import GridCSS

/// How large the cells of a section are in a page of one width.
struct SolvedCells {
    /// Number of the section in the page.
    let section: Int
    /// Of what the section stands in, in whole CSS px: the page's layout, or a side of it.
    let width: Int
    /// In shares of the page's layout and points.
    let sizes: [Size<Length>]
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
                SolvedCells(section: number, width: width, sizes: section.cellSizes)
            }
            return (sections, solved.frames())
        }
        let arrangement = split.splitProvider(environment.layoutEnvironment(width: Double(width), height: height))
        let sections = solved.stacks.flatMap { stack -> [SolvedCells] in
            guard let edges = arrangement.edges(of: stack.side) else { return [] }
            let side = Size(width: edges.end - edges.start, height: Length(height: 1))
            return zip(stack.sections, stack.layout.sections).map { number, section in
                SolvedCells(
                    section: number, width: Int(stack.width),
                    sizes: section.cellSizes.map {
                        Size(width: $0.width.of(cell: side), height: $0.height.of(cell: side))
                    })
            }
        }
        return (sections, solved.frames())
    }
}
