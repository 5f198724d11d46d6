import CompositionalLayout

extension PageEnvironment {
    /// The environment of a split page's side: insets and size classes are those of a page as wide as the side, because a
    /// section has one set of rules for a width, wherever it stands.
    ///
    /// - Parameters:
    ///   - page: the whole page's, for its height and direction.
    ///   - width: of the side, in points.
    @Sendable public func sideEnvironment(in page: LayoutEnvironment, width: Double) -> LayoutEnvironment {
        var side = layoutEnvironment(width: width, height: page.container.contentSize.height)
        side.traits.layoutDirection = page.traits.layoutDirection
        return side
    }
}
