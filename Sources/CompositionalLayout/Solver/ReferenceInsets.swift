/// The insets on each side that a section stays clear of. They are lengths, because they may grow with the container.
struct ReferenceInsets {
    var top = Length.zero
    var leading = Length.zero
    var bottom = Length.zero
    var trailing = Length.zero

    var width: Length { leading + trailing }
    var height: Length { top + bottom }
}

extension LayoutSection {
    /// The insets of the environment that the section stays clear of (layout-semantics 4.1). Only insets across the
    /// scroll axis count; the scroll view handles the others.
    func referenceInsets(in environment: LayoutEnvironment, configuration: LayoutConfiguration) -> ReferenceInsets {
        var reference = contentInsetsReference
        if reference == .automatic { reference = configuration.contentInsetsReference }
        if reference == .automatic { reference = .safeArea }
        guard reference != .none, let insets = environment.referenceInsets[reference] else { return ReferenceInsets() }
        let shares = environment.referenceInsetShares[reference] ?? .zero
        let size = environment.container.contentSize
        switch configuration.scrollDirection {
        case .vertical:
            return ReferenceInsets(
                leading: Length(points: insets.leading - shares.leading * size.width, width: shares.leading),
                trailing: Length(points: insets.trailing - shares.trailing * size.width, width: shares.trailing))
        case .horizontal:
            return ReferenceInsets(
                top: Length(points: insets.top - shares.top * size.height, height: shares.top),
                bottom: Length(points: insets.bottom - shares.bottom * size.height, height: shares.bottom))
        }
    }
}
