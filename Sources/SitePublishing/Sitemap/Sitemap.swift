import SiteEpisodes

/// The sitemap protocol 0.9 (https://www.sitemaps.org/protocol.html).
enum Sitemap {
    /// The limits of the protocol for one file.
    struct Limits {
        var addresses = 50_000
        var bytes = 52_428_800
    }

    static let address = Address(file: "sitemap.xml")

    /// Makes one file, or an index and as many files as needed. Entries are sorted by address; each address is listed
    /// once.
    static func files(_ entries: [SitemapEntry], base: BaseAddress, limits: Limits = Limits()) -> [PublishedFile] {
        let places = entries.indices.map { (url: base.absolute(entries[$0].address), entry: $0) }
            .sorted { $0.url.precedesInBytes($1.url) }
        var parts = [SitemapPart()]
        var last: String?
        for (url, entry) in places where url != last {
            last = url
            let element = entries[entry].element(url: url, base: base)
            if !parts[parts.count - 1].takes(element, limits) { parts.append(SitemapPart()) }
            parts[parts.count - 1].append(element)
        }
        if parts.count == 1 { return [file(address, parts[0].document)] }
        let files = parts.enumerated().map { file(Address(file: "sitemap-\($0 + 1).xml"), $1.document) }
        return [file(address, index(files.map { base.absolute($0.address) }))] + files
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
