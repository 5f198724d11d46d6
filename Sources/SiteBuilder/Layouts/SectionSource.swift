import LayoutInspection
import SiteDiagnostics

/// Where the parts of one section's layout are written.
struct SectionSource: Sendable {
    private let origin: LayoutOrigin?
    /// The page's own words about the section, which ask for its header and its spacer.
    private let plan: (path: String, position: SourcePosition?)?

    init(_ request: LayoutRequest, _ layout: UsedLayout) {
        plan = request.source.map { ($0.path, request.position) }
        // Of a layout that several pages hold, this one's.
        origin = layout.origins.first { $0.path == request.source?.path } ?? layout.origins.first
    }

    /// - Parameters:
    ///   - width: of what the section stands in, whole CSS px.
    ///   - isCompact: the window is of compact height.
    func source(of place: LayoutPart.Place, at width: Int, isCompact: Bool) -> PartSource? {
        guard let origin else { return nil }
        guard let path = origin.path, let all = origin.places else {
            return PartSource(name: origin.name + ", in Swift")
        }
        let places = isCompact ? all.inCompactHeight : all
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
