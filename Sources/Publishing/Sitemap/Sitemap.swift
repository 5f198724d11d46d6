import Episodes

/// The sitemap protocol 0.9 (https://www.sitemaps.org/protocol.html).
enum Sitemap {
    /// The protocol's limit of addresses in one file.
    static let largest = 50_000
    static let address = Address(file: "sitemap.xml")

    /// One file, or an index and as many files as it takes. Entries are sorted by address; each address is listed once.
    static func files(_ entries: [SitemapEntry], base: BaseAddress, largest: Int = largest) -> [PublishedFile] {
        var seen: Set<Address> = []
        let entries = entries.filter { seen.insert($0.address).inserted }
            .map { (url: base.absolute($0.address), entry: $0) }
            .sorted { $0.url.utf8.lexicographicallyPrecedes($1.url.utf8) }
        if entries.count <= largest { return [file(address, pages(entries[...], base))] }
        var files: [PublishedFile] = []
        for start in stride(from: 0, to: entries.count, by: largest) {
            let part = entries[start..<min(start + largest, entries.count)]
            files.append(file(Address(file: "sitemap-\(files.count + 1).xml"), pages(part, base)))
        }
        return [file(address, index(files.map { base.absolute($0.address) }))] + files
    }

    private static func pages(_ entries: ArraySlice<(url: String, entry: SitemapEntry)>, _ base: BaseAddress) -> [UInt8]
    {
        let hasVersions = entries.contains { !$0.entry.versions.isEmpty }
        var writer = XMLWriter()
        writer.element(
            "urlset",
            [
                "xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
                "xmlns:xhtml": hasVersions ? "http://www.w3.org/1999/xhtml" : nil,
            ]
        ) { writer in
            for (url, entry) in entries {
                writer.element("url") { writer in
                    writer.element("loc", text: url)
                    writer.element("lastmod", text: entry.lastChange?.rfc3339)
                    for version in entry.versions {
                        let href = base.absolute(version.address)
                        writer.element(
                            "xhtml:link", ["rel": "alternate", "hreflang": version.language, "href": href])
                    }
                }
            }
        }
        return writer.bytes
    }

    private static func index(_ urls: [String]) -> [UInt8] {
        var writer = XMLWriter()
        writer.element("sitemapindex", ["xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9"]) { writer in
            for url in urls { writer.element("sitemap") { $0.element("loc", text: url) } }
        }
        return writer.bytes
    }

    private static func file(_ address: Address, _ bytes: [UInt8]) -> PublishedFile {
        PublishedFile(address: address, bytes: bytes, mediaType: .xml, source: .made("the sitemap"))
    }
}
