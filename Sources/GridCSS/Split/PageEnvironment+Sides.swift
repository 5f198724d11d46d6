import CompositionalLayout

extension PageEnvironment {
    /// The environment of one side of a split page. Its insets and size classes are those of a page as wide as the
    /// side, because a section has one set of rules for each width.
    ///
    /// - Parameters:
    ///   - page: The environment of the whole page, which provides height and direction.
    ///   - width: The width of the side in points.
    @Sendable public func sideEnvironment(in page: LayoutEnvironment, width: Double) -> LayoutEnvironment {
        var side = layoutEnvironment(width: width, height: page.container.contentSize.height)
        side.traits.layoutDirection = page.traits.layoutDirection
        side.traits.textScale = page.traits.textScale
        return side
    }
}
