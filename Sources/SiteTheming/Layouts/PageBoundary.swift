import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

/// The items around all sections of a page: `boundary:` in front matter, in the format of layout files.
package struct PageBoundary: Hashable, Sendable {
    /// The items, stacked at each edge.
    package let items: [BoundarySupplementaryItem]

    /// - Parameters:
    ///   - value: the list.
    ///   - source: the file of the list, for excerpts in diagnostics.
    ///
    /// - Returns: the items, or `nil` with at least one error.
    package static func read(
        _ value: Value, in source: SourceText
    ) -> (boundary: PageBoundary?, diagnostics: [Diagnostic]) {
        let (readings, problems) = LayoutReader.readings(in: source) { $0.boundary(value, .all) }
        guard let readings = readings.map({ $0.all.flatMap(\.all) }), let first = readings.first else {
            return (nil, problems)
        }
        let items = first[0]
        // The items are lowered once for all widths.
        guard !readings.contains(where: { $0.contains { $0 != items } }) else {
            let diagnostic = Diagnostic(
                .error, id: "layout.page-boundary-switch", "'boundary' of a page must be the same at all widths",
                hint: "write one value, or put the item into the layout of a section", in: source, at: value.position)
            return (nil, problems + [diagnostic])
        }
        return (PageBoundary(items: items), problems)
    }
}
