import LayoutInspection
import SiteDiagnostics

/// The source positions of the parts of a section's layout.
struct SectionSource: Sendable {
    private let origin: LayoutOrigin?
    /// The position of the page's plan, which asks for the header and the spacer.
    private let plan: (path: String, position: SourcePosition?)?

    init(_ request: LayoutRequest, _ layout: UsedLayout) {
        plan = request.source.map { ($0.path, request.position) }
        // If several pages hold the layout, take the position in this page.
        origin = layout.origins.first { $0.path == request.source?.path } ?? layout.origins.first
    }

    /// - Parameters:
    ///   - width: the container's width, in whole points.
    ///   - isCompact: whether the window has compact height.
    ///   - textScale: the size of text as a factor of the standard one.
    func source(of place: LayoutPart.Place, at width: Int, isCompact: Bool, textScale: Double = 1) -> PartSource? {
        guard let origin else { return nil }
        guard let path = origin.path, let all = origin.places else {
            return PartSource(name: origin.name + ", in Swift")
        }
        let places = all.inWindow(isCompact: isCompact, textScale: textScale)
        switch place {
        case .section: return PartSource(path, places.section(at: width))
        case .subitem(let numbers, let tail): return PartSource(path, places.subitem(numbers, tail: tail, at: width))
        case .boundary(let kind):
            if let position = places.boundary(kind) { return PartSource(path, position) }
            return plan.map { PartSource($0.path, $0.position) }
        }
    }
}

extension PartSource {
    init(_ path: String, _ position: SourcePosition?) {
        self.init(name: path, line: position?.line, column: position?.column)
    }
}
