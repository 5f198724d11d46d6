extension SupplementaryItem {
    /// The item's rectangle at its anchors (layout-semantics 3.9), in the coordinates of `container`. The result is
    /// linear in both arguments, so its parts show what the rectangle depends on.
    ///
    /// - Parameters:
    ///   - container: An item's frame or a group's outer rectangle.
    ///   - base: The size that fractions of the item's size refer to.
    public func frame(on container: Rect<Length>, in base: Size<Length>) -> Rect<Length> {
        Sizing(scale: nil, units: LengthUnits(.zero)).place(self, on: container, in: base).frame
    }
}
