import LayoutInspection
import SiteBuilder

/// The pages that have a layout: address, sections, number of width intervals, file.
struct PageListText {
    let text: String

    init(_ layouts: [PageLayout]) {
        var table = TextTable([.leading, .trailing, .trailing, .leading])
        table.add(["page", "sections", "intervals", "file"])
        for page in layouts.sorted(by: { $0.address.path < $1.address.path }) {
            let starts = Set(page.sections.flatMap(\.certificate.intervals).map(\.widths.lowerBound))
            table.add([page.address.path, String(page.sections.count), String(starts.count), page.source ?? "-"])
        }
        text = table.lines.map { $0 + "\n" }.joined()
    }
}
