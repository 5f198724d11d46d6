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
    private let split: SplitStyle?
    private var sections: [[Cell]]

    /// - Parameter split: of a page in two stacks.
    init(page: PageLayout, used: [UsedLayout], split: SplitStyle?) {
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
                let picture = used[cells.section].artworkWidth(at: cells.width, below: below)
                for (cell, size) in cells.sizes.enumerated() {
                    sections[cells.section][cell].widths.append(
                        PageRange(
                            lowerBound: start, upperBound: end, heightBelow: below, value: picture.of(cell: size)))
                }
            }
            note(solved.frames, width: start, height: height)
            let last = (end ?? page.maxWidth ?? SupportedWidths.widest + 1) - 1
            if last > start { note(page.solvedCells(width: last, height: height).frames, width: last, height: height) }
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

    func places(in root: RootWidth) -> [[PicturePlace]] {
        sections.map { section in
            section.map { cell in
                let sizes = cell.widths.isEmpty ? nil : SizesList(cell.widths, in: root).text(isLazy: !cell.isEager)
                return PicturePlace(
                    isEager: cell.isEager, isFirst: cell.isFirst && cell.isEager, sizes: sizes)
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
