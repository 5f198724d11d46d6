import CompositionalLayout

/// How wide a picture is in windows of one class of heights, line by line.
struct WindowClass {
    /// In CSS px; `nil` for the tallest windows.
    let heightBelow: Double?
    /// Each with the first window that it is for, ascending; the first is for the narrowest.
    let lines: [(start: Double, line: Length)]

    init(_ list: SizesList, height: Double, below: Double?) {
        heightBelow = below
        var lines: [(start: Double, line: Length)] = []
        var start = Double(FileChoice.windows.lowerBound)
        for entry in list.entries where entry.heightBelow.map({ height < $0 }) ?? true {
            guard entry.upperBound.map({ start < $0 }) ?? true else { continue }
            lines.append((start, entry.width))
            guard let end = entry.upperBound else { break }
            start = end
        }
        self.lines = lines
    }

    /// In CSS px.
    func width(in window: Double) -> Double {
        let line = lines.last { $0.start <= window } ?? lines.first
        return max(0, line?.line.value(width: window, height: 0) ?? window)
    }

    /// Windows between which neither the line changes nor the file that is taken, ascending: on both sides of each change.
    func changes(_ files: FileChoice) -> [Double] {
        var changes: [Double] = []
        for (number, (start, line)) in lines.enumerated() {
            let last = number + 1 < lines.count ? lines[number + 1].start - 0.02 : Double(SupportedWidths.widest)
            changes += [start, last]
            guard line.width > 0 else { continue }
            for width in files.widths {
                for ratio in FileChoice.pixelRatios {
                    let window = ((width / ratio - line.points) / line.width).rounded(.down)
                    changes += [window, window + 1].filter { $0 > start && $0 < last }
                }
            }
        }
        return changes
    }
}
