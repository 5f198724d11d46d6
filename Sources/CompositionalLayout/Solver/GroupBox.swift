/// A group's outer size, and its inner box inside the insets (layout-semantics 4.4, step 1).
struct GroupBox {
    let outer: Size<Length>
    let inner: Size<Length>
    let insets: EdgeInsets
    /// True on an axis where the group has the length of its content. Fractions then refer to the estimate.
    let sizesToContent: Size<Bool>

    /// - Parameter replaced: The axis on which a count has set the group's extent.
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
