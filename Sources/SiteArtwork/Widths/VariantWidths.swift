/// Chooses the widths of a picture's files.
///
/// A browser loads the smallest file that is wide enough, so each wanted width wastes the pixels of the next larger
/// file beyond it. This function minimises the sum of wasted pixels over windows and screens with at most `count`
/// widths. If there are at most `count` wanted widths, exactly these are chosen. No width exceeds the picture's own,
/// because browsers scale up equally well.
package func variantWidths(for demand: WidthDemand, upTo widest: Int, count: Int) -> [Int] {
    guard count > 0, widest > 0 else { return [] }
    var capped: [Int: Int] = [:]
    for (width, times) in demand.counts { capped[min(width, widest), default: 0] += times }
    let wanted = capped.sorted { $0.key < $1.key }
    guard wanted.count > count else { return wanted.map(\.key) }
    return FewestWasted(wanted).widths(count)
}

/// Divides a sorted list of wanted widths into runs. Each run gets its largest width. File sizes, and so waste, grow
/// with the square of the width. The cost of a run satisfies the quadrangle inequality, so the best cuts are monotonic,
/// and divide and conquer finds them in O(n log n) for each cut.
private struct FewestWasted {
    let widths: [Int]
    /// Prefix sums: the frequency of the first n widths, and their minimum pixels.
    private var times = [0]
    private var pixels = [0]

    init(_ wanted: [(key: Int, value: Int)]) {
        widths = wanted.map(\.key)
        for (width, count) in wanted {
            times.append(times[times.count - 1] + count)
            pixels.append(pixels[pixels.count - 1] + count * width * width)
        }
    }

    /// The wasted pixels of the run `start..<end`.
    private func waste(_ start: Int, _ end: Int) -> Int {
        let widest = widths[end - 1]
        return (times[end] - times[start]) * widest * widest - (pixels[end] - pixels[start])
    }

    func widths(_ count: Int) -> [Int] {
        let all = widths.count
        var best = (0...all).map { $0 == 0 ? 0 : waste(0, $0) }
        /// For each number of runs, the start of the last run of the first n widths.
        var cuts: [[Int]] = []
        for runs in 2...max(count, 2) where count > 1 {
            var next = best
            var cut = [Int](repeating: 0, count: all + 1)
            var ranges = [(ends: runs...all, starts: (runs - 1)...(all - 1))]
            while let (ends, starts) = ranges.popLast() {
                let end = (ends.lowerBound + ends.upperBound) / 2
                var found = (waste: Int.max, start: starts.lowerBound)
                for start in starts.lowerBound...min(starts.upperBound, end - 1) {
                    let sum = best[start] + waste(start, end)
                    if sum < found.waste { found = (sum, start) }
                }
                next[end] = found.waste
                cut[end] = found.start
                if end > ends.lowerBound {
                    ranges.append((ends.lowerBound...(end - 1), starts.lowerBound...found.start))
                }
                if end < ends.upperBound {
                    ranges.append(((end + 1)...ends.upperBound, found.start...starts.upperBound))
                }
            }
            best = next
            cuts.append(cut)
        }
        var ends = [all]
        for cut in cuts.reversed() { ends.append(cut[ends[ends.count - 1]]) }
        return ends.reversed().map { widths[$0 - 1] }
    }
}
