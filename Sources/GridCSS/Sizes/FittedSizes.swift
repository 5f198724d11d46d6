import CompositionalLayout

/// A list for the `sizes` attribute with limited length, and its cost.
///
/// A browser uses `sizes` only to choose the first file that is wide enough. A stated width may therefore be larger
/// than the real one if the choice stays the same. If that is not enough, the choice may change by one file. No width
/// is stated smaller than it is.
package struct FittedSizes: Hashable, Sendable {
    package let list: SizesList
    /// The maximum number of files by which a browser's choice is larger than necessary.
    package let lostSteps: Int
    /// The fraction of windows and screens, 0 to 1, in which the choice is larger than necessary. It counts every
    /// integer width from 320 to 2560 CSS px at 1, 2 and 3 device pixels per CSS px.
    package let lostShare: Double

    /// - Parameters:
    ///   - list: The width of the picture, as exactly as linear entries can express it.
    ///   - files: The widths of the picture's files in device pixels.
    ///   - bytes: The maximum length of the text in bytes.
    package init(_ list: SizesList, files: [Int], bytes: Int) {
        guard list.text(isLazy: false).utf8.count > bytes, !files.isEmpty else {
            (self.list, lostSteps, lostShare) = (list, 0, 0)
            return
        }
        let files = FileChoice(files)
        self.list = Self.fitted(list, files, bytes: bytes)
        (lostSteps, lostShare) = files.loss(of: self.list, beside: list)
    }

    private static func fitted(_ list: SizesList, _ files: FileChoice, bytes: Int) -> SizesList {
        // A width that depends on the window's height is at most the window's width. Only this is stated.
        let widest = SizesList([SizesList.Entry(width: Length(width: 1))])
        guard !list.followsHeight else { return widest }
        let classes = list.windowHeights.map { WindowClass(list, height: $0.height, below: $0.below) }
        for steps in 1...max(1, files.widths.count) {
            let each = classes.map { SizesCorridor([$0], files, steps: steps).choices }
            let common = SizesCorridor(classes, files, steps: steps).choices
            let found = (combined(each) + combined([common.map(\.inAnyHeight)])).sorted { $0.waste < $1.waste }
            let fitting = found.lazy.map { SizesList($0.entries) }.first { $0.text(isLazy: false).utf8.count <= bytes }
            if let fitting { return fitting }
        }
        return widest
    }

    /// All combinations of one choice for each class of windows.
    private static func combined(_ each: [[SizesChoice]]) -> [SizesChoice] {
        each.reduce([SizesChoice(entries: [], waste: 0)]) { sums, choices in
            sums.flatMap { sum in
                choices.map { SizesChoice(entries: sum.entries + $0.entries, waste: sum.waste + $0.waste) }
            }
        }
    }
}

extension SizesList {
    /// True if a width depends on the window's height.
    fileprivate var followsHeight: Bool { entries.contains { $0.width.height != 0 } }

    /// One height for each class of windows in the list, and the upper bound of the class; `nil` for the tallest.
    var windowHeights: [(height: Double, below: Double?)] {
        let low = heights.map { (height: $0 - 1, below: Optional($0)) }
        return low + [(height: (heights.last ?? 0) + 800, below: nil)]
    }
}
