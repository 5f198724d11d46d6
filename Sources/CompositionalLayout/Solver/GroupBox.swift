/// A group's outer size and what its insets leave (layout-semantics 4.4, step 1).
struct GroupBox {
    let outer: Size<Length>
    let inner: Size<Length>
    let insets: EdgeInsets
    /// True on an axis where the group is as long as its content. Fractions then refer to the estimate.
    let sizesToContent: Size<Bool>

    /// `replaced` is the axis on which a count has put another extent in the place of the group's own.
    init(_ group: LayoutGroup, outer: Size<Length>, replaced: Axis? = nil) {
        self.outer = outer
        if case .custom = group.arrangement {
            insets = .zero
            inner = outer
            sizesToContent = Size(width: false, height: false)
            return
        }
        insets = group.contentInsets
        inner = Size(width: outer.width - insets.sum(.horizontal), height: outer.height - insets.sum(.vertical))
        var sizesToContent = Size(
            width: group.layoutSize.width.isEstimated, height: group.layoutSize.height.isEstimated)
        if let replaced { sizesToContent[replaced] = false }
        self.sizesToContent = sizesToContent
    }
}
