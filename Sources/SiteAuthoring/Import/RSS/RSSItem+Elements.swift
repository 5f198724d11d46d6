import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

extension RSSItem {
    /// Elements with the date of an item, the best one first.
    static let dates = ["pubDate", "atom:published", "dcterms:issued", "dc:date", "dcterms:created"]
    /// Elements with the date of its last change. It is the item's date where there is no other.
    static let changes = ["atom:updated", "dcterms:modified"]

    /// The first date that can be read. The others are kept if they say something else.
    mutating func readDate(_ item: XMLNode, report: inout ImportReport) {
        let read = { (node: XMLNode) in node.content.flatMap { try? FeedDate(parsing: $0) } }
        let (dates, changes) = (Self.dates.flatMap(item.all), Self.changes.flatMap(item.all))
        let date = dates.lazy.compactMap(read).first
        let change = changes.lazy.compactMap(read).first
        if let chosen = date ?? change {
            fields["date"] = .plain(chosen.rfc3339)
            if let zone = chosen.unknownZone { report.change("the unknown time zone '\(zone)' to UTC") }
        } else if let node = (dates + changes).first(where: { $0.content != nil }), let text = node.content {
            do throws(DateProblem) { _ = try FeedDate(parsing: text) } catch {
                note(.warning, "import.bad-date", error.message, "it is kept under 'extra'; \(error.hint)", at: node)
            }
        }
        if date != nil, let change { fields["updated"] = .plain(change.rfc3339) }
        let known = [date, change].compactMap { $0?.rfc3339 }
        for name in Self.dates + Self.changes {
            let others = item.all(name).filter { node in !known.contains { $0 == read(node)?.rfc3339 } }
            keep(others, report: &report)
        }
    }

    /// Says that a file cannot be found where the feed names no place to find it from.
    mutating func noteRelative(_ address: String, at node: XMLNode) {
        guard AddressBase(address) == nil else { return }
        note(
            .warning, "import.relative-address",
            "'\(address)' is not a complete address, and this feed names no site for it",
            "write the complete address into the episode's file, or put the file beside it", at: node)
    }

    /// Reads the number of an episode or a season. Podcast apps accept only digits.
    mutating func readOrdinal(_ node: XMLNode, key: String, report: inout ImportReport) {
        guard let text = node.content?.onOneLine else { return }
        let number = FeedNumbers.ordinal(text)
        let value = number ?? text
        if let known = fields[key]?.text {
            if known != value { keep([node], report: &report) }
            return
        }
        fields[key] = number.map(Value.plain) ?? .text(text)
        if let number, number != text { report.change("'\(text)' to the \(key) \(number)") }
    }

    mutating func readTranscripts(_ nodes: [XMLNode], report: inout ImportReport) {
        fields["transcript"] = .oneOrMore(values(of: nodes, \.transcript, report: &report))
        for node in nodes { if let address = node.attribute("url") { noteRelative(address, at: node) } }
        let others = nodes.filter { node in
            guard node.attribute("url") != nil else { return false }
            return node.attribute("type") != nil && node.mediaType == nil
                || node.attribute("rel") != nil && !node.isCaptions
        }
        keep(others, report: &report)
    }

    /// Reads the time of a stream. A feed adds a link to its page, which is no key.
    mutating func readLive(_ item: XMLNode) {
        fields["live"] = item.live
        guard item.live != nil, let links = fields["contentLink"]?.list else { return }
        let others = links.filter { $0["url"]?.text != item.page?.address }
        fields["contentLink"] = others.isEmpty ? nil : .list(others)
    }

    /// The values of elements. Elements without a value are kept in `extra`.
    mutating func values(
        of nodes: [XMLNode], _ value: (XMLNode) -> Value?, report: inout ImportReport
    ) -> [Value] {
        keep(nodes.filter { value($0) == nil }, report: &report)
        return nodes.compactMap(value)
    }

    /// Keeps the elements of one name in `extra`.
    mutating func keep(_ nodes: [XMLNode], report: inout ImportReport) {
        guard let name = nodes.first?.name else { return }
        let values = nodes.map(\.whole).filter { !$0.isBlank }
        for _ in values { report.keep(name) }
        add(name, values)
    }

    mutating func note(
        _ severity: Diagnostic.Severity, _ id: String, _ message: String, _ hint: String, at node: XMLNode
    ) {
        diagnostics.append(Diagnostic(severity, id: id, message, hint: hint, in: source, at: node.position))
    }
}
