import LayoutInspection
import SiteBuilder

/// A page's certificate as lines, section by section.
struct PageCertificateText {
    let text: String

    init(_ page: PageLayout, _ pictures: PictureLosses?) {
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
        if let pictures { lines += ["", "pictures"] + Self.lines(pictures).map { "  " + $0 } }
        text = lines.map { $0 + "\n" }.joined()
    }

    private static func lines(_ pictures: PictureLosses) -> [String] {
        let limit = "\(PictureLosses.allowedBytes) bytes"
        guard pictures.roundedCount > 0 else {
            return ["\(counted(pictures.pictureCount, "picture")) in several widths: 'sizes' is exact within \(limit)"]
        }
        let first =
            "\(counted(pictures.pictureCount, "picture")) in several widths: 'sizes' is rounded up for "
            + "\(pictures.roundedCount), to stay within \(limit)"
        guard pictures.lostSteps > 0 else { return [first, "every browser still loads the best file"] }
        let share = (pictures.lostShare * 1000).rounded() / 10
        let files = pictures.lostSteps == 1 ? "the next larger file" : "a file up to \(pictures.lostSteps) steps larger"
        return [
            first, "a browser loads \(files) in at most \(share) % of windows and screens, and never a smaller one",
        ]
    }
}
