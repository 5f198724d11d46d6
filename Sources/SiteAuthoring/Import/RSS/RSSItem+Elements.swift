import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

extension RSSItem {
    mutating func readDate(_ node: XMLNode, report: inout ImportReport) {
        guard fields["date"] == nil, let text = node.content else { return }
        do throws(DateProblem) {
            let date = try FeedDate(parsing: text)
            fields["date"] = .plain(date.rfc3339)
            if let zone = date.unknownZone { report.change("the unknown time zone '\(zone)' to UTC") }
        } catch {
            note(.warning, "import.bad-date", error.message, "\(error.hint); the text is kept under 'extra'", at: node)
            keep([node], report: &report)
        }
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
        let others = nodes.filter { node in
            guard node.attribute("url") != nil else { return false }
            return node.attribute("type") != nil && node.mediaType == nil
                || node.attribute("rel") != nil && !node.isCaptions
        }
        keep(others, report: &report)
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
