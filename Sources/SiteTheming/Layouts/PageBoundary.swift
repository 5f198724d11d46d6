import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

/// What stands around all sections of a page: `boundary:` in front matter, in the words of layout files.
package struct PageBoundary: Hashable, Sendable {
    /// Below each other at either edge.
    package let items: [BoundarySupplementaryItem]

    /// - Parameters:
    ///   - value: the list.
    ///   - source: the file that it stands in, for the excerpts of diagnostics.
    /// - Returns: `nil` with at least one error when it cannot be used.
    package static func read(
        _ value: Value, in source: SourceText
    ) -> (boundary: PageBoundary?, diagnostics: [Diagnostic]) {
        let (readings, problems) = LayoutReader.readings(in: source) { $0.boundary(value, .all) }
        guard let readings, let first = readings.all.first else { return (nil, problems) }
        let items = first[0]
        // What stands around the sections is lowered once for all widths.
        guard !readings.all.contains(where: { $0.contains { $0 != items } }) else {
            let diagnostic = Diagnostic(
                .error, id: "layout.page-boundary-switch", "what stands around a page is the same at all widths",
                hint: "write one value, or put the item into the layout of a section", in: source, at: value.position)
            return (nil, problems + [diagnostic])
        }
        return (PageBoundary(items: items), problems)
    }
}
