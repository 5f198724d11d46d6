/// The insets on each side that a section stays clear of. They are lengths, because they may grow with the container.
struct ReferenceInsets {
    var top = Length.zero
    var leading = Length.zero
    var bottom = Length.zero
    var trailing = Length.zero

    var width: Length { leading + trailing }
    var height: Length { top + bottom }
}

/// Finds the environment's insets of a reference. Only insets across the scroll axis count; the scroll view handles the
/// others.
struct ReferenceReader {
    let environment: LayoutEnvironment
    let configuration: LayoutConfiguration

    /// The insets that a section's cells stay clear of (layout-semantics 4.1).
    func insets(of section: LayoutSection) -> ReferenceInsets {
        var reference = section.contentInsetsReference
        if reference == .automatic { reference = configuration.contentInsetsReference }
        return insets(reference == .automatic ? .safeArea : reference)
    }

    /// The area of a section's boundary items across the scroll axis, measured from the start of the section's box; `nil` if
    /// they have no reference of their own.
    func boundarySpan(of section: LayoutSection) -> SolvedBoundaryItem.Span? {
        guard section.supplementaryContentInsetsReference != .automatic else { return nil }
        let (cells, own) = (insets(of: section), insets(section.supplementaryContentInsetsReference))
        switch configuration.scrollDirection {
        case .vertical: return .init(start: own.leading - cells.leading, extent: Length(width: 1) - own.width)
        case .horizontal: return .init(start: own.top - cells.top, extent: Length(height: 1) - own.height)
        }
    }

    /// - Parameter reference: Any but `automatic`.
    private func insets(_ reference: ContentInsetsReference) -> ReferenceInsets {
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
