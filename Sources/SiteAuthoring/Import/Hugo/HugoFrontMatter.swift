import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// The front matter of a Hugo file as ours: same keys where both mean the same, all others under `extra`.
struct HugoFrontMatter {
    private(set) var entries: [Entry] = []
    private(set) var slug: String?
    private var extra: [Entry] = []

    /// - Parameter oldAddress: what Hugo made of the file, given its slug; it becomes an alias. `nil` where the address stays.
    init(_ document: Document, isPage: Bool, report: inout ImportReport, oldAddress: (String?) -> String?) {
        for entry in document.frontMatter?.entries ?? [] { read(entry, isPage: isPage, report: &report) }
        let ownAddress = entries.contains { AuthoredKeys.taught($0.key) == "url" }
        if !ownAddress, let address = oldAddress(slug) { addAlias(address, report: &report) }
        if !extra.isEmpty { entries.append(Entry("extra", .map(extra))) }
    }

    /// What a home page shows without being told; this one has to be.
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
            // Hugo's types are kinds of content, ours are those of podcasts.
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
        // The author's own `extra` is not wrapped in another.
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
