/// The scrolling of a section's row (layout-semantics 5). Offsets are points from the position that shows the first
/// group. From right to left, they grow to the left.
public struct OrthogonalScroll: Hashable, Sendable {
    /// Groups of one extent at equal distances.
    struct Stops: Hashable, Sendable {
        var first: Double
        let pitch: Double
        let count: Int
        let extent: Double

        func moved(by offset: Double) -> Stops {
            Stops(first: first + offset, pitch: pitch, count: count, extent: extent)
        }
    }

    public let behavior: OrthogonalScrollingBehavior
    /// The scroll axis of the row.
    public let axis: Axis
    /// The visible rectangle, in the layout's coordinates.
    public internal(set) var viewport: Rect<Double>
    /// The distance in points from the start of the viewport to the end of the last group.
    public let contentLength: Double
    /// The starts of the groups, measured from the start of the viewport.
    let stops: [Stops]

    /// The maximum offset in points; 0 if the whole row is visible.
    public var maximumOffset: Double { max(0, contentLength - viewport.extent(axis)) }

    /// The offset at which scrolling stops if it would otherwise end at `wanted`, in points.
    ///
    /// With `groupPagingCentered`, the result may be negative or larger than the maximum.
    public func restingOffset(for wanted: Double) -> Double {
        let maximum = maximumOffset
        guard maximum > 0 else { return 0 }
        let wanted = min(max(wanted, 0), maximum)
        switch behavior {
        case .none, .continuous:
            return wanted
        case .paging:
            let page = viewport.extent(axis)
            guard wanted < maximum, page > 0 else { return wanted }
            return min((wanted / page).rounded() * page, maximum)
        case .continuousGroupLeadingBoundary, .groupPaging:
            return nearestStop(to: wanted) { start, _ in min(start, maximum) }
        case .groupPagingCentered:
            let middle = viewport.extent(axis) / 2
            return nearestStop(to: wanted) { start, extent in start + extent / 2 - middle }
        }
    }

    private func nearestStop(to wanted: Double, place: (_ start: Double, _ extent: Double) -> Double) -> Double {
        var nearest: Double?
        for stops in stops {
            let shift = place(stops.first, stops.extent) - stops.first
            for number in stops.neighbours(of: wanted - shift) {
                let stop = place(stops.first + stops.pitch * Double(number), stops.extent)
                if nearest.map({ abs(stop - wanted) < abs($0 - wanted) }) ?? true { nearest = stop }
            }
        }
        return nearest ?? wanted
    }
}

extension OrthogonalScroll.Stops {
    /// The indices of the groups that start before and after an offset.
    fileprivate func neighbours(of offset: Double) -> [Int] {
        let last = Double(count - 1)
        let exact = (offset - first) / pitch
        guard exact.isFinite else { return [0] }
        let before = min(max(exact.rounded(.down), 0), last)
        return [Int(before), Int(min(before + 1, last))]
    }
}
