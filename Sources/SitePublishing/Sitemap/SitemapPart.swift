/// The addresses in one file of a sitemap.
struct SitemapPart {
    /// One `<url>` as XML, and the namespaces that it needs.
    struct Element {
        var bytes: [UInt8]
        var hasVersions: Bool
        var hasImages: Bool
        var hasVideo: Bool
    }

    /// The XML of all elements.
    private var bytes: [UInt8] = []
    private var count = 0
    private var (hasVersions, hasImages, hasVideo) = (false, false, false)
    /// An upper bound in bytes for everything around the elements.
    private static let frame = 500

    func takes(_ element: Element, _ limits: Sitemap.Limits) -> Bool {
        count == 0 || count < limits.addresses && bytes.count + element.bytes.count + Self.frame <= limits.bytes
    }

    mutating func append(_ element: Element) {
        bytes += element.bytes
        count += 1
        hasVersions = hasVersions || element.hasVersions
        hasImages = hasImages || element.hasImages
        hasVideo = hasVideo || element.hasVideo
    }

    var document: [UInt8] {
        var writer = XMLWriter(capacity: bytes.count + Self.frame)
        writer.element(
            "urlset",
            [
                "xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
                "xmlns:xhtml": hasVersions ? "http://www.w3.org/1999/xhtml" : nil,
                "xmlns:image": hasImages ? "http://www.google.com/schemas/sitemap-image/1.1" : nil,
                "xmlns:video": hasVideo ? "http://www.google.com/schemas/sitemap-video/1.1" : nil,
            ]
        ) { $0.append(written: bytes) }
        return writer.bytes
    }
}
