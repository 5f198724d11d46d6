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

    /// - Parameter container: The calculation of the container's width, if the container is not the page.
    init(
        _ solved: SolvedSection, _ description: LayoutSection, at origin: Point<Length>, in layout: SolvedLayout,
        _ container: ExtentSum?
    ) {
        let axis = layout.configuration.scrollDirection
        let whole = BoxSums(container ?? ExtentSum("container", given: Length(width: 1)), Self.height)
        let across = axis.other
        var section = whole
        let (start, extent) = (origin[across], solved.body.size[across])
        let end = whole[across].result - start - extent
        if start != .zero || end != .zero {
            let name = "clear of \(description.reference(in: layout.configuration))"
            section[across] = whole[across].adding(
                name, .less(whole[across].result, start: start, end: end), extent)
        }
        self.section = section
        self.axis = axis
        self.description = description
        sizing = Sizing(scale: layout.configuration.scale, container: layout.container)
        inner = section.less(description.contentInsets, "between the section's contentInsets")
        let line = description.orthogonalScrollingBehavior == .none ? axis : across
        groupBase = BoxSums { [inner] in $0 == line ? section[$0] : inner[$0] }
    }

    private static let height = ExtentSum("height of the window", given: Length(height: 1))

    func boundary(_ item: SolvedBoundaryItem) -> ExtentSum {
        var base = section
        if description.boundaryItemsFollowInsets { base[axis.other] = inner[axis.other] }
        return BoundarySums(base: base, axis: axis, sizing: sizing).width(of: item)
    }
}

extension LayoutSection {
    fileprivate func reference(in configuration: LayoutConfiguration) -> String {
        let own = contentInsetsReference == .automatic ? configuration.contentInsetsReference : contentInsetsReference
        return "\(own == .automatic ? .safeArea : own)"
    }
}
