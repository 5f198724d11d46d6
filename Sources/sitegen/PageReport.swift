import LayoutInspection
import SiteBuilder

/// The output of `sitegen layout <page> --json`: the certificate of each section, and frames at the given widths.
/// Lengths are in CSS px. Missing values are left out.
struct PageReport: Encodable {
    struct Section: Encodable {
        let id: String
        let layout: String?
        let file: String?
        let itemCount: Int
        let certificate: CertificateReport
    }

    struct Pictures: Encodable {
        let count: Int
        /// The size limit for the `sizes` attributes of a picture, in bytes.
        let sizesBytes: Int
        let roundedCount: Int
        let lostSteps: Int
        let lostShare: Double
    }

    let address: String
    let source: String?
    let maxWidth: Int?
    let sections: [Section]
    /// The split, if the page is split.
    let split: SplitReport?
    /// The frames at each width.
    let frames: [FramesReport]
    /// Whether heights of text are estimated.
    let hasEstimates: Bool
    let difference: DifferenceReport?
    /// The pictures with several widths, if there are any.
    let pictures: Pictures?

    init(_ frames: PageFrames, _ request: LayoutDisplay, _ pictures: PictureLosses?) {
        self.pictures = pictures.map {
            Pictures(
                count: $0.pictureCount, sizesBytes: PictureLosses.allowedBytes, roundedCount: $0.roundedCount,
                lostSteps: $0.lostSteps, lostShare: ($0.lostShare * 10_000).rounded() / 10_000)
        }
        let page = frames.page
        address = page.address.path
        source = page.source
        maxWidth = page.maxWidth
        sections = page.sections.map { section in
            Section(
                id: section.id, layout: section.layout, file: section.file, itemCount: section.itemCount,
                certificate: CertificateReport(
                    section.certificate, layout: section.layout.map { "layout '\($0)'" } ?? "this layout"))
        }
        split = page.splitOrder.map(SplitReport.init)
        self.frames = request.widths.map { width in
            FramesReport(frames.frames(width), width: frames.width(width), sections: frames.sections)
        }
        hasEstimates = (request.widths.first ?? LayoutDisplay.commonWidths.first).map(frames.isEstimated) ?? false
        difference = request.difference.map { widths in
            DifferenceReport(
                frames.difference(widths), widths: (frames.width(widths.0), frames.width(widths.1)),
                sections: frames.sections)
        }
    }
}

/// The output of `sitegen layout --json`.
struct PageListReport: Encodable {
    struct Page: Encodable {
        let address: String
        let source: String?
        let sections: [String]
    }

    let pages: [Page]

    init(_ layouts: [PageLayout]) {
        pages = layouts.sorted { $0.address.path < $1.address.path }.map {
            Page(address: $0.address.path, source: $0.source, sections: $0.sections.map(\.id))
        }
    }
}
