import CompositionalLayout

/// Entries for a class of windows, and the number of unnecessary pixels that browsers load with them.
struct SizesChoice {
    var entries: [SizesList.Entry]
    var waste: Double

    /// The same entries for windows of every height.
    var inAnyHeight: SizesChoice {
        var choice = self
        for index in entries.indices { choice.entries[index].heightBelow = nil }
        return choice
    }
}

/// The lower and upper bounds of the width that may be stated for a picture in each window, and the lines between these
/// bounds.
struct SizesCorridor {
    private let heightBelow: Double?
    /// The windows at which something changes, in CSS px, ascending, with their bounds.
    private let windows: [Double]
    private let least: [Double]
    private let most: [Double]
    /// The windows to count in, in CSS px, with the picture's width in each class, and the number of counted windows
    /// before each change.
    private let counted: [(window: Double, widths: [Double])]
    private let countedBefore: [Int]
    private let files: FileChoice

    /// The maximum number of lines. More do not fit into the attribute.
    private static let mostLines = 8
    /// The maximum number of changes at which a line may begin.
    private static let mostStarts = 64

    /// - Parameters:
    ///   - classes: The result must be valid in all of these classes.
    ///   - steps: The number of files by which a browser's choice may be larger than necessary.
    init(_ classes: [WindowClass], _ files: FileChoice, steps: Int) {
        self.files = files
        heightBelow = classes.first?.heightBelow
        let windows = Set(classes.flatMap { $0.changes(files) }).sorted()
        self.windows = windows
        least = windows.map { window in classes.map { $0.width(in: window) }.max() ?? window }
        most = windows.map { window in
            classes.map { files.most(for: $0.width(in: window), steps: steps) }.min() ?? .infinity
        }
        let range = FileChoice.windows
        let counted = stride(from: range.lowerBound, through: range.upperBound, by: 16).map { window in
            (window: Double(window), widths: classes.map { $0.width(in: Double(window)) })
        }
        self.counted = counted
        var before = 0
        countedBefore = windows.map { window in
            while before < counted.count, counted[before].window < window { before += 1 }
            return before
        }
    }

    /// For each number of lines, the choice with the fewest unnecessary pixels, if one exists.
    var choices: [SizesChoice] {
        let starts = self.starts
        // For each start, the smallest waste so far and the segments that end there.
        var reached: [Int: (waste: Double, lines: [(start: Int, line: Length)])] = [0: (0, [])]
        var choices: [SizesChoice] = []
        let segments = starts.map { self.segments(from: $0, among: starts) }
        for _ in 0..<Self.mostLines {
            var next: [Int: (waste: Double, lines: [(start: Int, line: Length)])] = [:]
            for (number, start) in starts.enumerated() {
                guard let (waste, lines) = reached[start] else { continue }
                for segment in segments[number] {
                    let sum = waste + segment.waste
                    if let known = next[segment.end], known.waste <= sum { continue }
                    next[segment.end] = (sum, lines + [(start, segment.line)])
                }
            }
            if let (waste, lines) = next[windows.count] {
                choices.append(SizesChoice(entries: entries(lines), waste: waste))
            }
            reached = next
        }
        return choices
    }

    private func entries(_ lines: [(start: Int, line: Length)]) -> [SizesList.Entry] {
        lines.indices.map { index in
            SizesList.Entry(
                upperBound: index + 1 < lines.count ? windows[lines[index + 1].start] : nil,
                heightBelow: heightBelow, width: lines[index].line)
        }
    }

    /// Indices of windows at which a line may begin, evenly selected if too many exist. Each is immediately after a
    /// change, so that the previous line has been compared with it.
    private var starts: [Int] {
        let all = windows.indices.filter { $0 == 0 || windows[$0] - windows[$0 - 1] <= 1 }
        guard all.count > Self.mostStarts else { return all }
        return (0..<Self.mostStarts).map { all[$0 * all.count / Self.mostStarts] }
    }

    private struct Segment {
        let end: Int
        let line: Length
        let waste: Double
    }

    /// The best line from one start to each of the others, as far as a line fits.
    ///
    /// Slopes are whole hundredths of the window and offsets are whole pixels, which are short to write.
    private func segments(from start: Int, among starts: [Int]) -> [Segment] {
        var open = (0...100).map { (slope: Double($0) / 100, least: -Double.infinity, most: Double.infinity) }
        var segments: [Segment] = []
        let ends = Set(starts + [windows.count])
        for index in start..<windows.count {
            open = open.compactMap { line -> (slope: Double, least: Double, most: Double)? in
                let rise = line.slope * windows[index]
                let (lower, upper) = (max(line.least, least[index] - rise), min(line.most, most[index] - rise))
                guard (lower - 0.001).rounded(.up) <= upper else { return nil }
                return (slope: line.slope, least: lower, most: upper)
            }
            if open.isEmpty { break }
            if ends.contains(index + 1) {
                let lines = open.map { Length(points: ($0.least - 0.001).rounded(.up), width: $0.slope) }
                segments.append(segment(from: start, to: index + 1, lines))
            }
        }
        return segments
    }

    /// The segment with the line that overstates the width least.
    private func segment(from start: Int, to end: Int, _ lines: [Length]) -> Segment {
        let last = end < windows.count ? countedBefore[end] : counted.count
        let seen = counted[countedBefore[start]..<last]
        let sum = seen.reduce(windows[start]) { $0 + $1.window }
        func excess(_ line: Length) -> Double { line.width * sum + line.points * Double(seen.count + 1) }
        let line = lines.min { excess($0) < excess($1) } ?? Length(width: 1)
        let waste = seen.reduce(0) { waste, counted in
            let said = line.value(width: counted.window, height: 0)
            return waste + counted.widths.reduce(0) { $0 + files.waste(saying: said, for: $1) }
        }
        return Segment(end: end, line: line, waste: waste)
    }
}
