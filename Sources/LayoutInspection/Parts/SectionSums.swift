import CompositionalLayout

/// The first steps of the calculations for a section's parts.
struct SectionSums {
    /// The section's box after the reference insets.
    let section: BoxSums
    /// The box inside the section's own insets.
    let inner: BoxSums
    /// The box that the size of the section's group refers to.
    let groupBase: BoxSums
    let sizing: Sizing
    private let axis: Axis
    private let description: LayoutSection
    /// The box of boundary items with a reference of their own.
    private let boundaryBase: (SolvedBoundaryItem.Span) -> BoxSums

    /// - Parameter container: The calculation of the container's width, if the container is not the page.
    init(
        _ solved: SolvedSection, _ description: LayoutSection, at origin: Point<Length>, in layout: SolvedLayout,
        _ container: ExtentSum?
    ) {
        let axis = layout.configuration.scrollDirection
        let whole = BoxSums(container ?? ExtentSum("container", given: Length(width: 1)), Self.height)
        let across = axis.other
        func clear(of reference: ContentInsetsReference, from start: Length, _ extent: Length) -> BoxSums {
            var box = whole
            let end = whole[across].result - start - extent
            if start != .zero || end != .zero {
                box[across] = whole[across].adding(
                    "clear of \(reference)", .less(whole[across].result, start: start, end: end), extent)
            }
            return box
        }
        let section = clear(
            of: description.reference(in: layout.configuration), from: origin[across], solved.body.size[across])
        self.section = section
        boundaryBase = { span in
            clear(of: description.supplementaryContentInsetsReference, from: origin[across] + span.start, span.extent)
        }
        self.axis = axis
        self.description = description
        sizing = Sizing(
            scale: layout.configuration.scale, units: LengthUnits(layout.container, em: layout.em))
        inner = section.less(description.contentInsets, "between the section's contentInsets")
        let line = description.orthogonalScrollingBehavior == .none ? axis : across
        groupBase = BoxSums { [inner] in $0 == line ? section[$0] : inner[$0] }
    }

    private static let height = ExtentSum("height of the window", given: Length(height: 1))

    func boundary(_ item: SolvedBoundaryItem) -> ExtentSum {
        var base = section
        if description.supplementaryContentInsetsReference != .automatic {
            base = boundaryBase(item.span)
        } else if description.supplementariesFollowContentInsets {
            base[axis.other] = inner[axis.other]
        }
        return BoundarySums(base: base, axis: axis, sizing: sizing).width(of: item)
    }
}

extension LayoutSection {
    fileprivate func reference(in configuration: LayoutConfiguration) -> ContentInsetsReference {
        let own = contentInsetsReference == .automatic ? configuration.contentInsetsReference : contentInsetsReference
        return own == .automatic ? .safeArea : own
    }
}
