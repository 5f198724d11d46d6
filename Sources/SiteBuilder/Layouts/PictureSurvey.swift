import CompositionalLayout
import GridCSS
import SiteTheming

/// Goes through all widths of a page and notes of each cell how wide its picture is and how far down it stands.
struct PictureSurvey {
    private struct Cell {
        /// Shapes less than this apart are one: a pixel of rounding makes as much of a difference.
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

        /// The one shape that the picture has.
        var aspect: PictureAspect? {
            guard let aspects, aspects.lowerBound > 0, aspects.upperBound <= aspects.lowerBound * Self.tolerance else {
                return nil
            }
            return PictureAspect((aspects.lowerBound * aspects.upperBound).squareRoot())
        }

        var widths: [PageRange<RoundedWidth>] = []
        /// Width by height, the least and the greatest; `nil` where the height is not known at every width.
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
    ///   - cards: for cells without a design, by section.
    ///   - split: of a page in two stacks.
    init(page: PageLayout, used: [UsedLayout], cards: [CardWidths], split: SplitStyle?) {
        self.cards = cards
        self.page = page
        self.used = used
        self.split = split
        sections = page.sections.map { Array(repeating: Cell(), count: $0.itemCount) }
    }

    /// - Parameters:
    ///   - height: of the viewport.
    ///   - below: what holds is about viewports lower than this only.
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
                        PageRange(lowerBound: start, upperBound: end, heightBelow: below, value: width))
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

    /// Pictures of cards, which are of several shapes.
    private mutating func note(_ cells: SolvedCells, from start: Int, to end: Int?, below: Double?) {
        var known: [RoundedCell: [PageRange<RoundedWidth>]] = [:]
        for (number, cell) in cells.cells.enumerated() {
            let ranges = known[cell] ?? cards[cells.section].ranges(of: cell, from: start, to: end)
            known[cell] = ranges
            sections[cells.section][number].aspects = nil
            sections[cells.section][number].widths += ranges.map {
                PageRange(
                    lowerBound: $0.lowerBound, upperBound: $0.upperBound, heightBelow: below, value: $0.value)
            }
        }
    }

    /// What may be seen at once: neither below the window nor, in a row that scrolls, beside it. What stands above the gallery is
    /// not known, so it counts as nothing.
    private mutating func note(_ frames: LayoutFrames, width: Int, height: Double) {
        let top = frames.sections.lazy.compactMap(\.items.first?.y).first ?? 0
        for (number, section) in frames.sections.enumerated() {
            for (cell, frame) in section.items.enumerated() {
                if frame.y < height, frame.x < Double(width) { sections[number][cell].isEager = true }
                if frame.y > top { sections[number][cell].isFirst = false }
            }
        }
    }

    /// Browsers that wait for a picture load it when it is laid out, and `auto` stands for the width that it has then. So a
    /// picture whose width one line does not say within half a pixel waits, though it is seen at once; what stands in the first
    /// row of the page at every width does not. Where the lines are exact, nobody needs `auto`, which validators do not know.
    func places(in root: RootWidth) -> [[SurveyedPlace]] {
        var lines = PictureLines(maxWidth: root.maxWidth)
        return sections.map { section in
            section.map { cell in
                let isFirst = cell.isFirst && cell.isEager
                let found = lines.find(cell.widths)
                let isEager = cell.isEager && found.isExact || isFirst
                let sizes = found.ranges.isEmpty ? nil : SizesList(found.ranges, in: root)
                return SurveyedPlace(
                    place: PicturePlace(
                        isEager: isEager, isFirst: isFirst, sizes: sizes?.text(isLazy: !isEager && !found.isExact),
                        aspect: cell.aspect),
                    sizes: sizes, isExact: found.isExact)
            }
        }
    }

    /// Widths of the page's layout from which on something is different.
    private func starts(below: Double?) -> [Int] {
        let own = used.map { layout in
            let intervals =
                below == nil ? layout.style.intervals : layout.style.compactHeight?.intervals ?? layout.style.intervals
            return intervals.map(\.lowerBound) + layout.cells.filter { $0.applies(below: below) }.map(\.lowerBound)
        }
        guard let split else { return Set(own.joined()).sorted() }
        let breakpoints = own.indices.flatMap { split.breakpoints(ofSection: $0, own: own[$0]) }
        return Set([split.widths.lowerBound] + breakpoints).sorted()
    }
}

extension UsedLayout {
    /// Size of the picture in a cell; its height only where it does not follow from what the cell holds. `nil` for cells
    /// without a design.
    fileprivate func artwork(at width: Int, below: Double?) -> (width: Length, height: Length?)? {
        let design = cells.last { $0.lowerBound <= width && $0.applies(below: below) }?.value
        guard let design else { return nil }
        let height = design.artworkHeight.flatMap { $0.height == 0 || !style.sizesToContent ? $0 : nil }
        return (design.artworkWidth, height)
    }
}

extension PageRange {
    /// Whether it is about low viewports, or those that are not low.
    fileprivate func applies(below: Double?) -> Bool {
        below == nil ? heightBelow == nil : heightFrom == nil
    }
}
