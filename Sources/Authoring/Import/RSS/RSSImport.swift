import Diagnostics
import Episodes
import Markdown

extension Imported {
    /// Turns an RSS feed into a site. Nothing is fetched: recordings and pictures stay where they are.
    ///
    /// - Throws: for what is no feed at all.
    public static func rss(_ source: SourceText) throws(Diagnostic) -> Imported {
        let root = try XMLReading.parse(source)
        guard root.name == "rss", let channel = root["channel"] else {
            throw Diagnostic(
                .error, id: "import.not-a-feed",
                "this is XML, but no RSS feed: it begins with <\(root.name.split(separator: ":").last ?? "")>",
                hint: "name the file of an RSS 2.0 feed, or a Hugo content folder", in: source, at: root.position)
        }
        let items = channel.all("item")
        guard !items.isEmpty else {
            throw Diagnostic(
                .error, id: "import.no-items", "there are no items in this feed",
                hint: "save the feed anew: what a browser shows of it may be all that was saved", in: source,
                at: channel.position)
        }
        var imported = Imported()
        let show = RSSShow(channel)
        var names = FileNames()
        var seasons: [String: String] = [:]
        for item in items {
            let item = RSSItem(item, of: show, in: source, report: &imported.report)
            let path = names.free("Content/episodes/", item.fileName, ".md")
            imported.files.append(NewFile(path, FrontMatterForm.yaml.file(item.entries, body: item.body)))
            imported.diagnostics += item.diagnostics
            imported.report.episodes += 1
            if let season = item.season, let name = item.seasonName, Int(season) != nil { seasons[season] = name }
        }
        for (season, name) in seasons.sorted(by: { $0.key < $1.key }) {
            imported.files.append(
                NewFile("Content/seasons/\(season).yml", YAMLText([Entry("title", .text(name))]).text))
        }
        imported.settings = NewFile("Content/site.yml", YAMLText(show.settings(report: &imported.report)).text)
        return imported
    }
}

extension RSSItem {
    /// `042-title`, `s2e042-title`, `2026-09-02-title`, `title`: what the site would tell from the name is in the file too.
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
