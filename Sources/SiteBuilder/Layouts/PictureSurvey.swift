import CompositionalLayout
import GridCSS
import Theming

/// Goes through all widths of a page and notes of each cell how wide its picture is and how far down it stands.
struct PictureSurvey {
    private struct Cell {
        var widths: [PageRange<Length>] = []
        var isEager = false
        var isFirst = true
    }

    private let page: PageLayout
    private let used: [UsedLayout]
    private var sections: [[Cell]]

    init(page: PageLayout, used: [UsedLayout]) {
        self.page = page
        self.used = used
        sections = page.sections.map { Array(repeating: Cell(), count: $0.itemCount) }
    }

    /// - Parameters:
    ///   - height: of the viewport.
    ///   - below: what holds is about viewports lower than this only.
    mutating func add(height: Double, below: Double?) {
        let starts = starts(below: below)
        for (index, start) in starts.enumerated() {
            let end: Int? = index + 1 < starts.count ? starts[index + 1] : nil
            let solved = page.solve(width: start, height: height)
            for (number, section) in solved.sections.enumerated() {
                let picture = used[number].artworkWidth(at: start, below: below)
                for (cell, size) in section.cellSizes.enumerated() {
                    sections[number][cell].widths.append(
                        PageRange(
                            lowerBound: start, upperBound: end, heightBelow: below, value: picture.of(cell: size)))
                }
            }
            note(solved, height: height)
            let last = (end ?? page.maxWidth ?? SupportedWidths.widest + 1) - 1
            if last > start { note(page.solve(width: last, height: height), height: height) }
        }
    }

    /// What may be seen at once: neither below the window nor, in a row that scrolls, beside it. What stands above the gallery is
    /// not known, so it counts as nothing.
    private mutating func note(_ solved: SolvedLayout, height: Double) {
        let frames = solved.frames().sections
        let top = frames.lazy.compactMap(\.items.first?.y).first ?? 0
        for (number, section) in frames.enumerated() {
            for (cell, frame) in section.items.enumerated() {
                if frame.y < height, frame.x < solved.container.width { sections[number][cell].isEager = true }
                if frame.y > top { sections[number][cell].isFirst = false }
            }
        }
    }

    func places(in root: RootWidth) -> [[PicturePlace]] {
        sections.map { section in
            section.map { cell in
                let sizes = cell.widths.isEmpty ? nil : SizesList(cell.widths, in: root).text(isLazy: !cell.isEager)
                return PicturePlace(
                    isEager: cell.isEager, isFirst: cell.isFirst && cell.isEager, sizes: sizes)
            }
        }
    }

    /// Widths from which on something is different.
    private func starts(below: Double?) -> [Int] {
        let intervals = used.flatMap { layout in
            below == nil ? layout.style.intervals : layout.style.compactHeight?.intervals ?? layout.style.intervals
        }
        let starts = Set(
            intervals.map(\.lowerBound)
                + used.flatMap { $0.cells.filter { $0.applies(below: below) }.map(\.lowerBound) })
        return starts.sorted()
    }
}

extension UsedLayout {
    /// Width of the picture in a cell.
    fileprivate func artworkWidth(at width: Int, below: Double?) -> Length {
        let range = cells.last { $0.lowerBound <= width && $0.applies(below: below) }
        return range?.value?.artworkWidth ?? Length(width: 1)
    }
}

extension PageRange {
    /// Whether it is about low viewports, or those that are not low.
    fileprivate func applies(below: Double?) -> Bool {
        below == nil ? heightBelow == nil : heightFrom == nil
    }
}
