import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// Converts the front matter of a Hugo file. Keys with the same meaning stay, and all others move to `extra`.
struct HugoFrontMatter {
    private(set) var entries: [Entry] = []
    private(set) var slug: String?
    private var extra: [Entry] = []

    /// - Parameter oldAddress: the file's address in Hugo for a slug, which becomes an alias; `nil` if the address does
    ///   not change.
    init(_ document: Document, isPage: Bool, report: inout ImportReport, oldAddress: (String?) -> String?) {
        for entry in document.frontMatter?.entries ?? [] { read(entry, isPage: isPage, report: &report) }
        let ownAddress = entries.contains { AuthoredKeys.taught($0.key) == "url" }
        if !ownAddress, let address = oldAddress(slug) { addAlias(address, report: &report) }
        if !extra.isEmpty { entries.append(Entry("extra", .map(extra))) }
    }

    /// Adds the section that a Hugo home page shows by default.
    mutating func listNewest() {
        let section = Value.map([
            "source": .text("episodes"), "order": .text("newest"), "layout": .text("feed"), "paginate": .plain("true"),
        ])
        entries.append(Entry("sections", .list([section])))
    }

    private mutating func read(_ entry: Entry, isPage: Bool, report: inout ImportReport) {
        guard !entry.value.isBlank else { return }
        switch entry.key.lowercased() {
        case "slug":
            slug = entry.value.text
            entries.append(entry)
        case "type":
            // A type in Hugo is the kind of content. Here it is the podcast episode type.
            let isOurs = ["full", "trailer", "bonus"].contains(entry.value.text?.lowercased())
            if isOurs, !isPage { entries.append(entry) } else { keep(entry, report: &report) }
        case "layout", "sections", "split", "boundary", "extra", "menu", "permalink", "views", "links", "block":
            keep(entry, report: &report)
        case "images":
            let values = entry.value.list ?? [entry.value]
            if !entries.contains(where: { AuthoredKeys.taught($0.key) == "image" }), let first = values.first {
                entries.append(Entry("image", first))
                report.change("images to image")
            }
            if values.count > 1 { keep(entry, report: &report) }
        case "podcast_file", "podcastfile", "media", "media_url":
            guard let text = entry.value.text, !entries.contains(where: { $0.key == "audio" }) else {
                return keep(entry, report: &report)
            }
            entries.append(Entry("audio", .text(text)))
            report.change("\(entry.key) to audio")
        case "summary" where entries.contains(where: { $0.key.lowercased() == "description" }):
            keep(entry, report: &report)
        case "keywords" where entries.contains(where: { $0.key.lowercased() == "tags" }):
            keep(entry, report: &report)
        default:
            if AuthoredKeys.taught(entry.key) != nil { entries.append(entry) } else { keep(entry, report: &report) }
        }
    }

    private mutating func keep(_ entry: Entry, report: inout ImportReport) {
        report.keep(entry.key)
        // The author's own `extra` is merged and not nested.
        if entry.key.lowercased() == "extra", let inner = entry.value.entries {
            extra += inner
        } else {
            extra.append(entry)
        }
    }

    private mutating func addAlias(_ address: String, report: inout ImportReport) {
        report.change("old address to an alias")
        if let index = entries.firstIndex(where: { AuthoredKeys.taught($0.key) == "aliases" }) {
            let known = entries[index].value.list ?? [entries[index].value]
            guard !known.contains(where: { $0.text == address }) else { return }
            entries[index].value = .list(known + [.text(address)])
        } else {
            entries.append(Entry("aliases", .list([.text(address)])))
        }
    }
}
