import CompositionalLayout
import Foundation
import LayoutInspection
import SiteBuilder

/// The answer to the inspector about a page's layout at one width. Lengths are in CSS px.
struct InspectorAnswer: Encodable {
    struct Interval: Encodable {
        let from: Int
        /// The last whole width, missing if there is no end.
        let to: Int?

        init(_ span: WidthSpan) {
            from = span.lowerBound
            to = span.upperBound.map { $0 - 1 }
        }
    }

    let page: String
    /// The theme's maximum width, missing if there is none.
    let maxWidth: Int?
    let intervals: [Interval]
    let layout: InspectionReport

    init(_ page: PageLayout, _ query: InspectorQuery) {
        let page = page.withText(of: query.textScale)
        let width = page.width(query.width)
        let measured = page.measured(query)
        self.page = page.address.path
        maxWidth = page.maxWidth
        intervals = page.widthIntervals.map(Interval.init)
        layout = page.inspected(width: width, height: query.height, measured: measured)
    }

    var json: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map(Array.init) ?? []
    }
}

extension PageLayout {
    /// The width limited to the theme's maximum.
    func width(_ width: Int) -> Int { maxWidth.map { min(width, $0) } ?? width }

    func measured(_ query: InspectorQuery) -> MeasuredSizes {
        if query.measures.isEmpty { return MeasuredSizes() }
        let kinds = boundaryKinds(width: width(query.width), height: query.height)
        return MeasuredSizes(query.measures) { kinds[$0] ?? [] }
    }
}
