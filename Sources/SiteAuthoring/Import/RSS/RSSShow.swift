import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import SitePublishing

/// The channel of a feed as settings of a site.
struct RSSShow {
    let author: String?
    private let base: BaseAddress?
    private let channel: XMLNode

    init(_ channel: XMLNode) {
        self.channel = channel
        author = channel["itunes:author"]?.words
        base = channel.page?.address.flatMap { try? BaseAddress(parsing: $0) }
    }

    /// What the author has to know: of the old address, nothing may lead subscribers back to it.
    func diagnostics(in source: SourceText) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        if let node = channel["itunes:new-feed-url"], let address = node.content {
            diagnostics.append(
                Diagnostic(
                    .hint, id: "import.new-feed-url",
                    "'\(address)' is left out: it would lead subscribers away from this site",
                    hint: "let the old feed say the address of this site's feed there", in: source, at: node.position))
        }
        if let node = channel["itunes:image"], let address = node.picture, AddressBase(address) == nil {
            diagnostics.append(
                Diagnostic(
                    .warning, id: "import.relative-address",
                    "'\(address)' is no whole address, and this feed names no site for it",
                    hint: "write the whole address into Content/site.yml, or put the file into Content", in: source,
                    at: node.position))
        }
        if base == nil, let node = channel.page, let address = node.address {
            diagnostics.append(
                Diagnostic(
                    .hint, id: "import.no-base-url", "'\(address)' is the address of a page, not of a site",
                    hint: "write the site's own address into Content/site.yml: 'baseURL: https://example.com/'",
                    in: source,
                    at: node.position))
        }
        return diagnostics
    }

    /// The path of an address below the site's own, for an alias; `nil` for what is elsewhere or needs a query.
    func path(of link: String) -> String? {
        guard let base else { return nil }
        let (own, other) = (Self.withoutScheme(base.text), Self.withoutScheme(link))
        let isRoot = other + "/" == own
        guard isRoot || other.hasPrefix(own), !other.contains("?"), !other.contains("#") else { return nil }
        let path = isRoot ? "/" : "/" + other.dropFirst(own.count)
        return (try? Address(path: path)) == nil ? nil : path
    }

    private static func withoutScheme(_ address: String) -> String {
        var rest = address[...]
        if let scheme = rest.firstRange(of: "://") { rest = rest[scheme.upperBound...] }
        let host = rest.prefix { $0 != "/" }
        return host.lowercased() + rest[host.endIndex...]
    }

    /// What `site.yml` says.
    func settings(report: inout ImportReport) -> [Entry] {
        var entries = [Entry("sitegen", .plain("1"))]
        entries.add("title", text: channel["title"]?.words ?? "My show")
        let description = channel["description"]?.html ?? channel["itunes:summary"]?.html
        entries.add("description", text: description?.withoutTags)
        entries.add("author", text: author)
        entries.add("baseURL", text: base?.text)
        entries.add("language", text: channel["language"]?.content)
        let podcast = podcast
        entries.add("podcast", podcast.isEmpty ? nil : .map(podcast))
        var extra: [Entry] = []
        for (name, nodes) in channel.groups.sorted(by: { $0.name < $1.name }) where isUnknown(name) {
            extra.add(name, .oneOrMore(nodes.map(\.whole)))
            report.keep("\(name) of the show")
        }
        entries.add("extra", extra.isEmpty ? nil : .map(extra))
        return entries
    }

    /// Neither in the table that feeds are written by, nor made anew by every build.
    private func isUnknown(_ name: String) -> Bool {
        let made = [
            "item", "link", "atom:link", "image", "generator", "lastBuildDate", "pubDate", "docs", "podcast:trailer",
            "itunes:summary", "title", "description", "itunes:new-feed-url",
        ]
        return RSSKeys.ofChannel[name] == nil && !made.contains(name)
    }

    private var podcast: [Entry] {
        var entries: [Entry] = []
        entries.add("category", .oneOrMore(channel.all("itunes:category").compactMap(Self.category)))
        if let owner = channel["itunes:owner"] {
            entries.add(
                "owner",
                .map([
                    "name": owner["itunes:name"]?.words.map(Value.text),
                    "email": owner["itunes:email"]?.content.map(Value.text),
                ]))
        }
        entries.add("explicit", truth("itunes:explicit"))
        entries.add("image", text: channel["itunes:image"]?.picture ?? channel["image"]?["url"]?.content)
        entries.add("guid", text: channel["podcast:guid"]?.content ?? guidOfOldAddress)
        entries.add("locked", truth("podcast:locked"))
        entries.add("type", text: channel["itunes:type"]?.content?.lowercased())
        entries.add("copyright", text: channel["copyright"]?.words)
        entries.add("medium", text: channel["podcast:medium"]?.content?.lowercased())
        entries.add(
            "funding",
            list("podcast:funding") { node in
                node.attribute("url").map { .map(["title": .text(node.words ?? $0), "url": .text($0)]) }
            })
        entries.add("license", channel["podcast:license"]?.license)
        entries.add("location", .oneOrMore(channel.all("podcast:location").compactMap(\.location)))
        entries.add("hosts", .oneOrMore(channel.all("podcast:person").compactMap(\.person)))
        entries.add(
            "txt",
            list("podcast:txt") { node in
                node.words.map {
                    .map(["text": .text($0), "purpose": node.attribute("purpose").map(Value.text)])
                }
            })
        let roll = channel["podcast:podroll"]?.all("podcast:remoteItem").compactMap { $0.attribute("feedUrl") } ?? []
        entries.add("podroll", .list(roll.map(Value.text)))
        if let frequency = channel["podcast:updateFrequency"], let text = frequency.words {
            entries.add(
                "updateFrequency",
                .map([
                    "text": .text(text), "rule": frequency.attribute("rrule").map(Value.text),
                    "start": frequency.attribute("dtstart").map(Value.plain),
                ]))
        }
        if channel["itunes:block"]?.truth == true { entries.add("block", .plain("true")) }
        if channel["itunes:complete"]?.truth == true { entries.add("complete", .plain("true")) }
        return entries
    }

    /// The name that directories made from the old address of the feed: it must not change with the address.
    private var guidOfOldAddress: String? {
        let own = channel.all("atom:link").first { $0.attribute("rel") == "self" }?.attribute("href")
        return own.map { UUIDv5.podcast(feed: $0).text }
    }

    private func truth(_ name: String) -> Value? {
        channel[name]?.truth.map { .plain($0 ? "true" : "false") }
    }

    private func list(_ name: String, _ value: (XMLNode) -> Value?) -> Value? {
        let values = channel.all(name).compactMap(value)
        return values.isEmpty ? nil : .list(values)
    }

    /// `Society & Culture > Documentary`
    private static func category(_ node: XMLNode) -> Value? {
        guard let text = node.words(in: "text") else { return nil }
        let parts = node.all("itunes:category").compactMap { $0.words(in: "text") }
        return .text(([text] + parts.prefix(1)).joined(separator: " > "))
    }
}
