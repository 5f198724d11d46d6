import SiteDiagnostics
import SiteMarkup

/// Recognises files that are not feeds by their first bytes, and suggests where the feed may be.
enum NoFeed {
    /// - Parameter source: the file as it was read.
    ///
    /// - Returns: an error, or `nil` if the file may be a feed.
    static func archive(_ source: SourceText) -> Diagnostic? {
        let known = signatures.first { source.bytes.starts(with: $0.start) }
        return known.map { _, name, hint in diagnostic("this is \(name), not a feed", hint, in: source) }
    }

    /// - Parameter source: the file in UTF-8.
    static func text(_ source: SourceText) -> Diagnostic? {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let written = source.bytes.dropFirst(source.bytes.starts(with: mark) ? mark.count : 0)
        let text = written.drop { $0 == 0 || " \t\r\n".utf8.contains($0) }
        let page = text.first == UInt8(ascii: "<") ? webPage(source) : nil
        switch text.first {
        case nil:
            return Diagnostic(
                .error, id: "import.not-xml", "this file is empty", hint: "download the feed again", in: source,
                at: source.position(at: 0))
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            let isFeed = text.prefix(1000).firstRange(of: Array("jsonfeed.org".utf8)) != nil
            return diagnostic(
                isFeed ? "this is a JSON Feed, not RSS or Atom" : "this is JSON, not a feed",
                "name the file of the show's RSS or Atom feed", in: source)
        case UInt8(ascii: "<") where page == nil: return nil
        default:
            let hasFeed = ["<?xml", "<rss", "<feed"].contains {
                text.dropFirst(20).firstRange(of: Array($0.utf8)) != nil
            }
            if let page, !hasFeed { return page }
            return Diagnostic(
                .error, id: "import.not-xml", "this file does not begin with a feed",
                hint: hasFeed
                    ? "remove the text before the feed"
                    : "download the feed again; this may be the error message of a server",
                in: source, at: source.position(at: text.startIndex))
        }
    }

    private static func webPage(_ source: SourceText) -> Diagnostic? {
        source.bytes.withUnsafeBufferPointer { bytes in
            var reader = MarkupReader(bytes[...])
            guard case .start(let name) = reader.nextTag(), pageElements.contains(where: { name.isNamed($0) }) else {
                return nil
            }
            let feed = feed(named: &reader)
            return diagnostic(
                "this is a web page, not a feed",
                feed.map { "download the feed that the page names: \($0)" }
                    ?? "download the feed itself; pages often link to it as 'RSS'", in: source)
        }
    }

    /// Elements at the start of a web page or a part of one.
    private static let pageElements: [StaticString] = [
        "html", "head", "body", "meta", "script", "style", "div", "p", "h1", "h2", "center", "table", "br", "b", "pre",
        "font",
    ]

    /// The address in a page's `<link rel="alternate">`.
    private static func feed(named reader: inout MarkupReader) -> String? {
        while let piece = reader.nextTag() {
            guard case .start(let name) = piece, name.isNamed("link") else { continue }
            var values: [String: String] = [:]
            while let (key, value) = reader.attribute() {
                values[String(decoding: key, as: UTF8.self).lowercased()] = HTMLEntities.decoded(
                    String(decoding: value, as: UTF8.self), in: .attribute)
            }
            let type = values["type"]?.lowercased()
            if type == "application/rss+xml" || type == "application/atom+xml", let address = values["href"] {
                return address
            }
        }
        return nil
    }

    /// An error for other XML.
    static func other(_ root: XMLNode, in source: SourceText) -> Diagnostic {
        let name = root.name.split(separator: ":").last ?? ""
        if name.lowercased() == "opml" {
            return diagnostic(
                "this is a list of feeds (OPML), not a feed", "download one of the feeds that it names", in: source,
                at: source.offset(of: root.position))
        }
        return diagnostic(
            root.name == "rss"
                ? "this feed has no <channel>" : "this is XML that begins with <\(name)>, but not an RSS or Atom feed",
            "name the file of a feed, or the folder of a site", in: source, at: source.offset(of: root.position))
    }

    private static func diagnostic(_ message: String, _ hint: String, in source: SourceText, at offset: Int = 0)
        -> Diagnostic
    {
        Diagnostic(
            .error, id: "import.not-a-feed", message, hint: hint, in: source, at: source.position(at: offset))
    }

    private static let signatures: [(start: [UInt8], name: String, hint: String)] = [
        ([0x1F, 0x8B], "gzip data", "unpack it: 'gunzip < feed.gz > feed.xml'"),
        (Array("PK\u{3}\u{4}".utf8), "a ZIP archive", "unpack it, and name the feed in it"),
        (Array("BZh".utf8), "bzip2 data", "unpack it: 'bunzip2 < feed.bz2 > feed.xml'"),
        ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "xz data", "unpack it: 'unxz < feed.xz > feed.xml'"),
        ([0x28, 0xB5, 0x2F, 0xFD], "zstd data", "unpack it: 'unzstd < feed.zst > feed.xml'"),
        (Array("%PDF".utf8), "a PDF", "name the file of the feed"),
        ([0xFF, 0xD8, 0xFF], "a JPEG picture", "name the file of the feed"),
        ([0x89, 0x50, 0x4E, 0x47], "a PNG picture", "name the file of the feed"),
        (Array("ID3".utf8), "a recording", "name the file of the feed"),
        (Array("SQLite format 3".utf8), "a database", "name the file of the feed"),
        (Array("bplist".utf8), "a property list or web archive", "download the feed with 'curl -o feed.xml ADDRESS'"),
    ]
}
