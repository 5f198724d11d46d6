import LayoutInspection
import SiteBuilder

/// A page's certificate as lines: its sections, one after the other.
struct PageCertificateText {
    let text: String

    init(_ page: PageLayout) {
        let facts = [
            page.source, counted(page.sections.count, "section"), page.maxWidth.map { "at most \($0) px wide" },
        ]
        var lines = [page.address.path + "  " + facts.compactMap(\.self).joined(separator: ", ")]
        for (number, section) in page.sections.enumerated() {
            let layout = section.layout.map { "layout '\($0)'" } ?? "a layout of its own"
            lines += ["", "\(number + 1) \(section.id): \(layout), \(counted(section.itemCount, "item"))"]
            lines += CertificateText(section.certificate).lines.map { "  " + $0 }
        }
        if let order = page.splitOrder { lines += ["", "split"] + order.lines.map { "  " + $0 } }
        text = lines.map { $0 + "\n" }.joined()
    }
}
