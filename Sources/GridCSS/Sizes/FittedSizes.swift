import CompositionalLayout

/// A list for the `sizes` attribute that keeps within some bytes, and what that costs.
///
/// A browser wants one thing of `sizes`: the first file that is wide enough. So a width may be said to be larger than it is where
/// that changes no choice, and where this is not enough, where it changes it by one file. None is said to be smaller.
package struct FittedSizes: Hashable, Sendable {
    package let list: SizesList
    /// How many files further than it had to a browser goes at most.
    package let lostSteps: Int
    /// In how many of all windows and screens it does, 0 to 1: every whole width from 320 to 2560 CSS px, at 1, 2 and 3 device
    /// pixels for each.
    package let lostShare: Double

    /// - Parameters:
    ///   - list: the width of the picture, as exactly as lines can say it.
    ///   - files: widths that the picture is there in, in device pixels.
    ///   - bytes: the text has at most so many.
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
        // What follows the height of the window is as wide as the window at most, and nothing else is said of it.
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

    /// One choice of each class of windows after the other, in all ways.
    private static func combined(_ each: [[SizesChoice]]) -> [SizesChoice] {
        each.reduce([SizesChoice(entries: [], waste: 0)]) { sums, choices in
            sums.flatMap { sum in
                choices.map { SizesChoice(entries: sum.entries + $0.entries, waste: sum.waste + $0.waste) }
            }
        }
    }
}

extension SizesList {
    /// Whether a width in it is a share of the window's height.
    fileprivate var followsHeight: Bool { entries.contains { $0.width.height != 0 } }

    /// A height for each class of windows that the list knows, and below which it ends; `nil` for the tallest.
    var windowHeights: [(height: Double, below: Double?)] {
        let low = heights.map { (height: $0 - 1, below: Optional($0)) }
        return low + [(height: (heights.last ?? 0) + 800, below: nil)]
    }
}
