/// The addresses that stand in one file of a sitemap.
struct SitemapPart {
    /// One `<url>`, written, and what namespaces it needs.
    struct Element {
        var bytes: [UInt8]
        var hasVersions: Bool
        var hasImages: Bool
        var hasVideo: Bool
    }

    private var elements: [Element] = []
    private var byteCount = 0
    /// What stands around the elements takes less.
    private static let frame = 500

    func takes(_ element: Element, _ limits: Sitemap.Limits) -> Bool {
        elements.isEmpty
            || elements.count < limits.addresses && byteCount + element.bytes.count + Self.frame <= limits.bytes
    }

    mutating func append(_ element: Element) {
        elements.append(element)
        byteCount += element.bytes.count
    }

    var document: [UInt8] {
        func needed(_ name: String, _ isNeeded: (Element) -> Bool) -> String? {
            elements.contains(where: isNeeded) ? name : nil
        }
        var writer = XMLWriter()
        writer.element(
            "urlset",
            [
                "xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
                "xmlns:xhtml": needed("http://www.w3.org/1999/xhtml", \.hasVersions),
                "xmlns:image": needed("http://www.google.com/schemas/sitemap-image/1.1", \.hasImages),
                "xmlns:video": needed("http://www.google.com/schemas/sitemap-video/1.1", \.hasVideo),
            ]
        ) { writer in
            for element in elements { writer.append(written: element.bytes) }
        }
        return writer.bytes
    }
}
