import CompositionalLayout

/// The widths of sides, for which sections are laid out.
extension SplitStyle {
    /// The width of a section in whole CSS px, which is the width of its side. `nil` if the section is not shown at
    /// this container width.
    public func width(ofSection section: Int, inContainer width: Int) -> Int? {
        intervals.last { $0.lowerBound <= width }?.width(ofSection: section, inContainer: width)
    }

    /// The range of widths of a section over all intervals, in CSS px; `nil` for a section that is never shown.
    public func widths(ofSection section: Int) -> ClosedRange<Int>? {
        // A side grows with its container, so the extremes are at the ends of the intervals.
        let found = variants.flatMap(\.intervals).flatMap { interval in
            let last = (interval.upperBound ?? widths.upperBound + 1) - 1
            return [interval.lowerBound, last].compactMap { interval.width(ofSection: section, inContainer: $0) }
        }
        guard let least = found.min(), let most = found.max() else { return nil }
        return least...most
    }

    /// The widths of the container at which the rules of a section change, ascending.
    ///
    /// - Parameters:
    ///   - section: The section's index in the page.
    ///   - own: The widths of the section itself at which its rules change.
    public func breakpoints(ofSection section: Int, own: [Int]) -> [Int] {
        let own = own.sorted()
        return intervals.flatMap { interval -> [Int] in
            var last: Int?
            return (interval.lowerBound..<(interval.upperBound ?? widths.upperBound + 1)).filter { container in
                let rules = interval.width(ofSection: section, inContainer: container).map { width in
                    own.count { $0 <= width }
                }
                defer { last = rules }
                return container == interval.lowerBound || rules != last
            }
        }.filter { $0 > widths.lowerBound }
    }
}

extension SplitStyle.Interval {
    fileprivate func width(ofSection section: Int, inContainer width: Int) -> Int? {
        guard arrangement.sides.indices.contains(section) else { return nil }
        return arrangement.span(of: arrangement.sides[section], in: Size(width: Double(width), height: 0))
            .map { Int($0.width) }
    }
}
