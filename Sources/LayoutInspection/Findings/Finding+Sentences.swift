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
                "\(layout) has no range for \(hole.range)\(windows) and uses \(hole.answer): \(hole.columnsText)",
                "begin the next range at \(hole.lower.width.shown)"
            )
        case .hiddenHole(let hole):
            (
                "layout.width-hole",
                "\(layout) has no range for \(hole.range)\(windows) and uses \(hole.answer): \(hole.columnsText); "
                    + "containers on pages are whole pixels wide, other containers may not be",
                "end the previous range with '..<\(widths.lowerBound)'"
            )
        case .fewerColumns(let before, let after):
            (
                "layout.fewer-columns",
                "\(layout) has fewer columns \(place) than at smaller widths: \(after) after \(before)",
                "let the number of columns grow with the width"
            )
        case .emptyCell:
            (
                "layout.empty-cell",
                "\(layout) has cells without any width \(place), because gaps or insets take all of it",
                "use fewer columns there, such as 'count: fit(200)', or smaller gaps and insets"
            )
        case .narrowCell(let width):
            (
                "layout.narrow-cell",
                "\(layout) has cells narrower than \(CellFindings.narrowest.shown) px \(place): "
                    + "down to \(width.shown) px",
                "use fewer columns or smaller gaps there: narrower cells are hard to tap"
            )
        case .narrowerThanWord(let word, let width):
            (
                "layout.long-word",
                "\(layout) has cells that are narrower than the word '\(word.shown)' \(place): down to \(width.shown) px, "
                    + "and the word needs about \(word.width.rounded().shown)",
                "use fewer columns there, or a shorter word"
            )
        case .beyondContainer(let excess):
            (
                "layout.overflow",
                "\(layout) has cells that reach beyond the page \(place): by up to \(excess.shown) px",
                "make the shares of the width, the gaps and the insets add up to 1w at most"
            )
        case .beyondGroup(let axis, let excess):
            (
                "layout.sticks-out",
                "\(layout) has a group whose contents reach beyond it \(axis.sides) \(place): "
                    + "by up to \(excess.shown) px",
                "shares refer to the group without its insets: make the group larger or its contents smaller"
            )
        case .readingOrder(let conflict):
            (
                "layout.reading-order",
                "\(layout) is seen in a different order than it is read \(place): \(conflict.text)",
                "screen readers and the Tab key follow the document: place the cells in its order"
            )
        case .orderUnproved:
            (
                "layout.order-unproved", "\(layout) has too many freely placed cells \(place) to prove their order",
                "use rows and stacks, or fewer frames in a custom group"
            )
        case .engine(let warning):
            warning.sentences(layout: layout, widths: place)
        case .manyAnswers(let count):
            (
                "layout.many-intervals",
                "\(layout) has a different description in each of \(count) ranges of widths\(windows)",
                "describe sizes as shares of the width: one description then serves all widths"
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
    fileprivate var sides: String { self == .horizontal ? "horizontally" : "vertically" }
}
