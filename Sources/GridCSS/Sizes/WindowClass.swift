import CompositionalLayout

/// The width of a picture in windows of one height class, as lines.
struct WindowClass {
    /// The upper bound of the height in CSS px; `nil` for the tallest windows.
    let heightBelow: Double?
    /// Each line with the first window width that it applies to, ascending. The first is for the narrowest window.
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

    /// The width of the picture in CSS px.
    func width(in window: Double) -> Double {
        let line = lines.last { $0.start <= window } ?? lines.first
        return max(0, line?.line.value(width: window, height: 0) ?? window)
    }

    /// The window widths, ascending, at both sides of each change. Between them, neither the line nor the chosen file
    /// changes.
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
