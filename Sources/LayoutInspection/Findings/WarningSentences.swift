import CompositionalLayout

extension LayoutWarning {
    /// The message about an engine warning.
    ///
    /// - Parameter widths: The widths as messages name them.
    func sentences(layout: String, widths: String) -> (id: String, message: String, hint: String) {
        switch kind {
        case .notPositive(let dimension):
            (
                "layout.not-positive", "\(layout) has a size of \(dimension.dimension.shown) \(widths)",
                "use a size above 0"
            )
        case .insetsExceedItem(let axis):
            (
                "layout.insets-exceed-item",
                "\(layout) has an item whose insets are larger than its \(axis.extent) \(widths)",
                "make the insets smaller than the item"
            )
        case .copiesStickOut(let axis, let needed, let available):
            (
                "layout.copies-stick-out",
                "\(layout) has copies that do not fit into their group \(widths): they need "
                    + "\(needed.formula) of \(available.formula) px of \(axis.extent)",
                "use a smaller count, or 'subitem' with 'count', which divides the space"
            )
        case .ratioOutOfRange(let ratio):
            ("layout.ratio-out-of-range", "\(layout) has a ratio of \(ratio.shown)", "use a ratio from 0 to 1")
        case .largeFraction(let dimension):
            (
                "layout.large-fraction",
                "\(layout) has a share of \(dimension.dimension.shown) \(widths), which is more than the whole",
                "shares are factors, not percent: 0.5 is half"
            )
        case .smallInset(let inset):
            (
                "layout.tiny-inset", "\(layout) has an inset of \(inset.shown) px \(widths)",
                "insets are points, not shares of the width"
            )
        case .pinWithoutEffect(let kind):
            (
                "layout.pin-without-effect", "\(layout) pins '\(kind)', which is at a side, \(widths)",
                "only items at the start or end of the scroll axis can be pinned"
            )
        case .estimateNeverMeasured(let kind):
            (
                "layout.estimate-stays",
                "\(layout) estimates the size of '\(kind)', which is never measured, \(widths)",
                "use a fixed size or a share for supplementary items"
            )
        }
    }
}

extension Axis {
    fileprivate var extent: String { self == .horizontal ? "width" : "height" }
}
