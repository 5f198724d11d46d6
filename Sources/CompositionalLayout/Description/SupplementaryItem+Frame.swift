extension SupplementaryItem {
    /// Its rectangle at its anchors (layout-semantics 3.9), in the coordinates of `container`. Linear in what it is given,
    /// so that the parts of a result tell what it follows.
    ///
    /// - Parameters:
    ///   - container: an item's frame or a group's outer rectangle.
    ///   - base: what fractions of its size refer to.
    public func frame(on container: Rect<Length>, in base: Size<Length>) -> Rect<Length> {
        Sizing(scale: nil, container: .zero).place(self, on: container, in: base).frame
    }
}
