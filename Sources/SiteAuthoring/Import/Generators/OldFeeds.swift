import SiteMarkdown

/// The address of a feed on the old site.
struct OldFeed: Hashable {
    /// A path that ends in `.xml` or `.rss`.
    var path: String
    /// The section whose texts the feed lists. It is `nil` for a feed of the site.
    var section: String?

    /// Fails if the path is not that of one file of a feed. `{` and `[` belong to patterns for several.
    init?(_ path: String, section: String? = nil) {
        let path = "/" + path.split(separator: "/").joined(separator: "/")
        guard [".xml", ".rss"].contains(where: path.lowercased().hasSuffix), !path.contains(where: "{[".contains) else {
            return nil
        }
        self.path = path
        self.section = section
    }
}

extension OldSite {
    /// Adds the feeds that templates write: texts with the root element of a feed.
    ///
    /// - Parameters:
    ///   - folder: relative to the site's folder; empty for that folder.
    ///   - skipped: names of folders that are not entered.
    mutating func addFeedTemplates(of folder: String, skipping skipped: Set<String>) {
        let folder = OldFolder(folder.isEmpty ? root : root + "/" + folder, skipping: skipped)
        let templates = [".njk", ".liquid", ".hbs", ".ejs", ".html"]
        for file in folder.files {
            let stem = templates.first(where: file.hasSuffix).map { String(file.dropLast($0.count)) }
            guard stem != nil || file.hasSuffix(".xml"), let source = templateSource(folder.location(file)) else {
                continue
            }
            let document = Document(source)
            let body = String(decoding: source.bytes[document.bodyRange], as: UTF8.self)
            guard let values = document.frontMatter, body.contains("<rss") || body.contains("<feed") else { continue }
            OldFeed(values["permalink"]?.text ?? stem ?? file).map { feeds.append($0) }
        }
    }

    /// Adds the feeds that a program names, such as `outputPath: "/feed.xml"`. Nothing is run.
    mutating func addFeeds(ofProgram text: String) {
        feeds += text.matches(of: #/\b(?:output|outputPath)\s*:\s*["'`]([^"'`\n]+)["'`]/#).compactMap {
            OldFeed(String($0.1))
        }
    }

    /// Adds the feeds of Hugo: `index.xml` of the site and of each section, unless the settings say otherwise.
    mutating func addHugoFeeds(_ config: OldConfig) {
        func names(_ key: String) -> [String]? { config[key]?.list?.compactMap { $0.text?.lowercased() } }
        guard names("disableKinds")?.contains("rss") != true else { return }
        var files = ["rss": "index.xml"]
        for format in config["outputFormats"]?.entries ?? [] {
            let (type, name) = (format.value["mediaType"]?.text ?? "", format.key.lowercased())
            guard name == "rss" || type.contains("rss") else { continue }
            files[name] = (format.value["baseName"]?.text ?? "index") + ".xml"
        }
        func written(_ kind: String) -> [String] {
            (names("outputs." + kind) ?? ["rss"]).compactMap { files[$0] }
        }
        feeds += written("home").compactMap { OldFeed($0) }
        for section in Set(documents.map(\.section)).subtracting([""]).sorted() {
            let folder = section.lowercased().replacing(" ", with: "-")
            feeds += written("section").compactMap { OldFeed("\(folder)/\($0)", section: section) }
        }
    }

    /// Adds the feeds of Zola, which the settings or the text of a section ask for.
    mutating func addZolaFeeds(_ config: OldConfig) {
        let keys = ["generate_feeds", "generate_feed"]
        let names = config["feed_filenames"]?.list?.compactMap(\.text) ?? [config.text("feed_filename") ?? "atom.xml"]
        if keys.contains(where: { config[$0]?.boolean == true }) { feeds += names.compactMap { OldFeed($0) } }
        for list in documents where list.kind == .listing && keys.contains(where: { list.value($0)?.boolean == true }) {
            feeds += names.compactMap { OldFeed("\(list.section)/\($0)", section: list.section) }
        }
    }
}
