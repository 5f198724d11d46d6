import CompositionalLayout
import GridCSS
import SiteTheming

/// Finds the width and the vertical position of each cell's picture at all page widths.
struct PictureSurvey {
    private struct Cell {
        /// Two aspect ratios whose quotient is below this value count as equal. A pixel of rounding causes as much.
        private static let tolerance = 1.01

        mutating func noteAspects(_ width: Length, _ height: Length?, at widths: [Int], height window: Double) {
            for pageWidth in widths {
                guard let known = aspects, let height else {
                    aspects = nil
                    return
                }
                let size = (
                    width: width.value(width: Double(pageWidth), height: window),
                    height: height.value(width: Double(pageWidth), height: window)
                )
                guard size.width > 0, size.height > 0 else { continue }
                let aspect = size.width / size.height
                aspects =
                    known.upperBound == 0
                    ? aspect...aspect : min(known.lowerBound, aspect)...max(known.upperBound, aspect)
            }
        }

        /// The picture's aspect ratio, if it is the same at all widths.
        var aspect: PictureAspect? {
            guard let aspects, aspects.lowerBound > 0, aspects.upperBound <= aspects.lowerBound * Self.tolerance else {
                return nil
            }
            return PictureAspect((aspects.lowerBound * aspects.upperBound).squareRoot())
        }

        var widths: [PageRange<RoundedWidth>] = []
        /// The minimum and maximum of width divided by height. It is `nil` if the height is unknown at some width.
        var aspects: ClosedRange<Double>? = 0...0
        var isEager = false
        var isFirst = true
    }

    private let page: PageLayout
    private let used: [UsedLayout]
    private let cards: [CardWidths]
    private let split: SplitStyle?
    private var sections: [[Cell]]

    /// - Parameters:
    ///   - cards: the picture widths of cells without a design, by section.
    ///   - split: the split of a page with two stacks.
    init(page: PageLayout, used: [UsedLayout], cards: [CardWidths], split: SplitStyle?) {
        self.cards = cards
        self.page = page
        self.used = used
        self.split = split
        sections = page.sections.map { Array(repeating: Cell(), count: $0.itemCount) }
    }

    /// - Parameters:
    ///   - height: the viewport's height, in points.
    ///   - below: if set, the result applies only to viewports lower than this, in points.
    mutating func add(height: Double, below: Double?) {
        let starts = starts(below: below)
        for (index, start) in starts.enumerated() {
            let end: Int? = index + 1 < starts.count ? starts[index + 1] : nil
            let solved = page.solvedCells(width: start, height: height)
            for cells in solved.sections {
                guard let picture = used[cells.section].artwork(at: cells.width, below: below) else {
                    note(cells, from: start, to: end, below: below)
                    continue
                }
                for (number, cell) in cells.cells.enumerated() {
                    let width = RoundedWidth(picture.width, of: cell)
                    sections[cells.section][number].widths.append(
                        PageRange(
                            lowerBound: start, upperBound: end, condition: PageCondition(heightBelow: below),
                            value: width))
                    let last = (end ?? page.maxWidth ?? SupportedWidths.widest + 1) - 1
                    sections[cells.section][number].noteAspects(
                        width.line, picture.height?.of(cell: cell.line), at: [start, max(start, last)], height: height)
                }
            }
            note(solved.frames, width: start, height: height)
            let last = (end ?? page.maxWidth ?? SupportedWidths.widest + 1) - 1
            if last > start { note(page.solvedCells(width: last, height: height).frames, width: last, height: height) }
        }
    }

    /// Records the pictures of cards, which have several shapes.
    private mutating func note(_ cells: SolvedCells, from start: Int, to end: Int?, below: Double?) {
        var known: [RoundedCell: [PageRange<RoundedWidth>]] = [:]
        for (number, cell) in cells.cells.enumerated() {
            let ranges = known[cell] ?? cards[cells.section].ranges(of: cell, from: start, to: end)
            known[cell] = ranges
            sections[cells.section][number].aspects = nil
            sections[cells.section][number].widths += ranges.map {
                PageRange(
                    lowerBound: $0.lowerBound, upperBound: $0.upperBound,
                    condition: PageCondition(heightBelow: below), value: $0.value)
            }
        }
    }

    /// Records which pictures are visible without scrolling, neither below the window nor outside a scrolling row. The
    /// height of the content above the gallery is unknown and counts as zero.
    private mutating func note(_ frames: LayoutFrames, width: Int, height: Double) {
        let top = frames.sections.lazy.compactMap(\.items.first?.y).first ?? 0
        for (number, section) in frames.sections.enumerated() {
            for (cell, frame) in section.items.enumerated() {
                if frame.y < height, frame.x < Double(width) { sections[number][cell].isEager = true }
                if frame.y > top { sections[number][cell].isFirst = false }
            }
        }
    }

    /// The places of all pictures in a window.
    ///
    /// With `loading="lazy"`, a browser loads a picture after layout, and `auto` in `sizes` means its real width. So a
    /// picture is lazy if no linear function gives its width within half a pixel, unless it is in the first row at all
    /// widths. `auto` is left out where the functions are exact, because validators reject it.
    func places(in root: RootWidth) -> [[SurveyedPlace]] {
        var lines = PictureLines(maxWidth: root.maxWidth)
        return zip(sections, used).map { section, layout in
            section.map { cell in
                let isFirst = cell.isFirst && cell.isEager
                let found = lines.find(cell.widths)
                // Only the browser knows the width of a cell that is as wide as its words.
                let isExact = found.isExact && !layout.style.fitsContent
                let isEager = cell.isEager && isExact || isFirst
                let sizes = found.ranges.isEmpty ? nil : SizesList(found.ranges, in: root)
                return SurveyedPlace(
                    place: PicturePlace(
                        isEager: isEager, isFirst: isFirst, sizes: sizes?.text(isLazy: !isEager && !isExact),
                        aspect: cell.aspect),
                    sizes: sizes, isExact: isExact)
            }
        }
    }

    /// The layout widths at which something changes.
    private func starts(below: Double?) -> [Int] {
        let own = used.map { layout in
            let cells = layout.cells.filter { $0.condition.applies(below: below) }.compactMap(\.withStandardText)
            return layout.style.starts(withStandardTextBelow: below) + cells.map(\.lowerBound)
        }
        guard let split else { return Set(own.joined()).sorted() }
        let breakpoints = own.indices.flatMap { split.breakpoints(ofSection: $0, own: own[$0]) }
        return Set([split.widths.lowerBound] + breakpoints).sorted()
    }
}

extension UsedLayout {
    /// The size of the picture in a cell. The height is `nil` if it depends on the cell's content. The result is `nil`
    /// for cells without a design.
    fileprivate func artwork(at width: Int, below: Double?) -> (width: Length, height: Length?)? {
        let design = cells.filter { $0.condition.applies(below: below) }.compactMap(\.withStandardText)
            .last { $0.lowerBound <= width }?.value
        guard let design else { return nil }
        let height = design.artworkHeight.flatMap { $0.height == 0 || !style.sizesToContent ? $0 : nil }
        return (design.artworkWidth, height)
    }
}

extension SectionStyle {
    /// The widths, ascending and in whole points, at which intervals begin on pages with the standard text.
    ///
    /// - Parameter below: if set, the upper bound of low viewports, in points; `nil` for the others.
    func starts(withStandardTextBelow below: Double?) -> [Int] {
        variants.filter { $0.condition.applies(below: below) }.flatMap { variant in
            let widths = variant.condition.standardWidths
            return variant.intervals.filter { $0.upperBound ?? .max > widths.lowerBound }
                .map { max($0.lowerBound, widths.lowerBound) }.filter { $0 < widths.upperBound }
        }
    }
}

extension PageCondition {
    /// Whether low viewports (`below` is set) or the others meet the condition.
    fileprivate func applies(below: Double?) -> Bool {
        below == nil ? heightBelow == nil : heightFrom == nil
    }
}
