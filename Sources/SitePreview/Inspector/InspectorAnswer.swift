import CompositionalLayout
import Foundation
import LayoutInspection
import SiteBuilder

/// What the inspector is told of a page's layout at one width.
struct InspectorAnswer: Encodable {
    struct Interval: Encodable {
        let from: Int
        /// Last whole width; missing for no end.
        let to: Int?

        init(_ span: WidthSpan) {
            from = span.lowerBound
            to = span.upperBound.map { $0 - 1 }
        }
    }

    let page: String
    /// The widest that the theme allows; missing for none.
    let maxWidth: Int?
    let intervals: [Interval]
    let layout: InspectionReport

    init(_ page: PageLayout, _ query: InspectorQuery) {
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
    /// No layout is wider than the theme allows.
    func width(_ width: Int) -> Int { maxWidth.map { min(width, $0) } ?? width }

    func measured(_ query: InspectorQuery) -> MeasuredSizes {
        if query.measures.isEmpty { return MeasuredSizes() }
        let kinds = boundaryKinds(width: width(query.width), height: query.height)
        return MeasuredSizes(query.measures) { kinds[$0] ?? [] }
    }
}
