import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

extension Imported {
    /// Converts an RSS or Atom feed to a site. Nothing is downloaded: recordings and pictures stay at their addresses.
    ///
    /// - Throws: if the file is not a feed.
    package static func rss(_ source: SourceText) throws(Diagnostic) -> Imported {
        if let problem = NoFeed.archive(source) { throw problem }
        let source = try XMLText.utf8(source)
        if let problem = NoFeed.text(source) { throw problem }
        var count = 0
        let root = try XMLNode(reading: source) { _, _ in count += 1 }
        guard let parts = FeedParts.channel(root) else { throw NoFeed.other(root, in: source) }
        let ownBase = root.attribute("xml:base").flatMap(AddressBase.init)
        let isDeclared = ownBase != nil || parts.attribute("xml:base") != nil
        let channel = parts.withAbsoluteAddresses(from: ownBase ?? parts.page?.address.flatMap(AddressBase.init))
        guard count > 0 else {
            throw Diagnostic(
                .error, id: "import.no-items", "this feed has no items",
                hint: "download the feed again; a browser may have saved only the visible part", in: source,
                at: channel.position)
        }
        var imported = Imported()
        let show = RSSShow(channel)
        imported.diagnostics += show.diagnostics(in: source)
        var names = FileNames()
        var seasons: [String: String] = [:]
        var recordings: Set<String> = []
        func take(_ node: XMLNode) {
            for file in node.all("enclosure") { if let url = file.attribute("url") { recordings.insert(url) } }
            let item = RSSItem(node, of: show, in: source, report: &imported.report)
            let path = names.free("Content/episodes/", item.fileName, ".md")
            imported.files.append(NewFile(path, FrontMatterForm.yaml.file(item.entries, body: item.body)))
            imported.diagnostics += item.diagnostics
            imported.report.episodes += 1
            if let season = item.season, let name = item.seasonName, Int(season) != nil { seasons[season] = name }
        }
        // The show may stand behind its items, so the feed is read once more.
        _ = try XMLNode(reading: source) { item, root in
            take(FeedParts.item(item, in: root).inside(channel, declares: isDeclared))
        }
        for node in channel.all("podcast:liveItem") { take(node.inside(channel, declares: isDeclared)) }
        for node in channel.all("podcast:trailer").compactMap(\.trailerItem) {
            // A trailer usually is one of the items.
            if let url = node["enclosure"]?.attribute("url"), !recordings.contains(url) { take(node) }
        }
        for (season, name) in seasons.sorted(by: { $0.key < $1.key }) {
            imported.files.append(
                NewFile("Content/seasons/\(season).yml", YAMLText([Entry("title", .text(name))]).text))
        }
        imported.settings = NewFile("Content/site.yml", YAMLText(show.settings(report: &imported.report)).text)
        return imported
    }
}

extension XMLNode {
    /// The item with absolute addresses. The base is the feed's `xml:base`, or else the item's page, or else the
    /// show's.
    fileprivate func inside(_ channel: XMLNode, declares isDeclared: Bool) -> XMLNode {
        if isDeclared { return withAbsoluteAddresses(from: channel.base) }
        var item = self
        // The page's own address is relative to the show.
        item.children = children.map { $0.isPage ? $0.withAbsoluteAddresses(from: channel.base) : $0 }
        return item.withAbsoluteAddresses(from: item.page?.address.flatMap(AddressBase.init) ?? channel.base)
    }
}

extension RSSItem {
    /// The file's name: `042-title`, `s2e042-title`, `2026-09-02-title` or `title`. Its facts are in the front matter
    /// too.
    fileprivate var fileName: String {
        let slug = Slug(title).text
        if let number, Int(number) != nil {
            let padded = String(repeating: "0", count: max(0, 3 - number.count)) + number
            if let season, Int(season) != nil { return "s\(season)e\(padded)-\(slug)" }
            return "\(padded)-\(slug)"
        }
        return day.map { "\($0)-\(slug)" } ?? slug
    }
}
