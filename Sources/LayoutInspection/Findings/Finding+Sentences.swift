import CompositionalLayout

extension Finding {
    /// A stable name, for example `layout.width-hole`.
    public var id: String { sentences(layout: "").id }

    /// The message about the finding, with its widths and values.
    ///
    /// - Parameter layout: The layout as messages name it, for example `layout 'mosaic'`.
    public func sentences(layout: String) -> (id: String, message: String, hint: String) {
        switch kind {
        case .problem(let problem):
            problem.sentences(layout: layout)
        case .hole(let hole):
            (
                "layout.width-hole",
                "\(layout) falls through at \(hole.range)\(windows) to \(hole.answer): \(hole.columnsText)",
                "begin the next range at \(hole.lower.width.shown)"
            )
        case .hiddenHole(let hole):
            (
                "layout.width-hole",
                "\(layout) falls through at \(hole.range)\(windows) to \(hole.answer): \(hole.columnsText); "
                    + "the container of a page is a whole number of pixels wide, others may not be",
                "end the range before with '..<\(widths.lowerBound)'"
            )
        case .fewerColumns(let before, let after):
            (
                "layout.fewer-columns",
                "\(layout) has fewer columns \(place) than below: \(after) after \(before)",
                "let the number of columns grow with the width"
            )
        case .narrowCell(let width):
            (
                "layout.narrow-cell",
                "\(layout) has cells narrower than \(CellFindings.narrowest.shown) px \(place): "
                    + "down to \(width.shown) px",
                "use fewer columns or smaller gaps there: fingers miss what is narrower"
            )
        case .beyondContainer(let excess):
            (
                "layout.overflow",
                "\(layout) has cells that stick out of the page \(place): by up to \(excess.shown) px",
                "make the shares of the width, the gaps and the insets add up to 1w at most"
            )
        case .beyondGroup(let axis, let excess):
            (
                "layout.sticks-out",
                "\(layout) has a group that something in it sticks out of, \(axis.sides), \(place): "
                    + "by up to \(excess.shown) px",
                "shares refer to the group without its insets: make the group larger or what is in it smaller"
            )
        case .readingOrder(let conflict):
            (
                "layout.reading-order",
                "\(layout) is not read in the order that it is seen in, \(place): \(conflict.text)",
                "who listens or tabs goes by the document: let places follow each other as the cells do"
            )
        case .orderUnproved:
            (
                "layout.order-unproved", "\(layout) has too many free places \(place) to prove their order",
                "use rows and stacks, or fewer frames in a custom group"
            )
        case .engine(let warning):
            warning.sentences(layout: layout, widths: place)
        case .manyAnswers(let count):
            (
                "layout.many-intervals",
                "\(layout) is another one in \(count) ranges of widths\(windows)",
                "describe sizes as shares of the width, which one description holds for all widths"
            )
        }
    }
}

extension Finding.Hole {
    /// `3 columns between 1 and 2`
    var columnsText: String { "\(counted(columns, "column")) between \(before) and \(after)" }

    /// `the answer from 1025 px on`
    var answer: String { meant.map { "the answer \($0.text)" } ?? "the default" }

    /// `500..<501 px`
    public var range: String {
        switch (lower, upper) {
        case (.from(let lower), .from(let upper)): "\(lower.shown)..<\(upper.shown) px"
        case (.from(let lower), .above(let upper)): "\(lower.shown)...\(upper.shown) px"
        case (.above(let lower), .from(let upper)): "more than \(lower.shown), less than \(upper.shown) px"
        case (.above(let lower), .above(let upper)): "more than \(lower.shown), up to \(upper.shown) px"
        }
    }
}

extension Axis {
    fileprivate var sides: String { self == .horizontal ? "sideways" : "downwards" }
}
