import CompositionalLayout

/// The widths of sides, which sections are laid out in.
extension SplitStyle {
    /// The width that a section has in a container of a width, in whole CSS pixels: that of its side. `nil` where the
    /// section is dropped.
    public func width(ofSection section: Int, inContainer width: Int) -> Int? {
        intervals.last { $0.lowerBound <= width }?.width(ofSection: section, inContainer: width)
    }

    /// The widths that a section is laid out in over all intervals; `nil` for one that is always dropped.
    public func widths(ofSection section: Int) -> ClosedRange<Int>? {
        // A side grows with its container: the ends of the intervals are the extremes.
        let found = (intervals + (compactHeight?.intervals ?? [])).flatMap { interval in
            let last = (interval.upperBound ?? widths.upperBound + 1) - 1
            return [interval.lowerBound, last].compactMap { interval.width(ofSection: section, inContainer: $0) }
        }
        guard let least = found.min(), let most = found.max() else { return nil }
        return least...most
    }

    /// The widths of the container from which on other rules hold for a section, ascending.
    ///
    /// - Parameters:
    ///   - section: its number in the page.
    ///   - own: the widths of the section itself from which on other rules hold for it.
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
