import Diagnostics
import Episodes
import Markdown

extension RSSItem {
    mutating func readDate(_ node: XMLNode, report: inout ImportReport) {
        guard fields["date"] == nil, let text = node.content else { return }
        if let date = RSSDate.rfc3339(text) {
            fields["date"] = .plain(date)
        } else {
            note(
                .warning, "import.bad-date", "'\(text.onOneLine)' is no date",
                "it is kept under 'extra'; write 'date:' by hand",
                at: node)
            keep(node, report: &report)
        }
    }

    mutating func readEnclosure(_ node: XMLNode) {
        guard let url = node.attribute("url") else {
            note(
                .warning, "import.no-address", "this enclosure has no address", "the episode has no recording", at: node
            )
            return
        }
        let type = node.attribute("type")
        let told = MediaType(ofPath: String(url.prefix { $0 != "?" && $0 != "#" }))
        let isVideo = type.map { $0.hasPrefix("video/") } ?? told.isVideo
        let bytes = node.attribute("length").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        fields[isVideo ? "video" : "audio"] = .map([
            "src": .text(url), "type": type.map(Value.text), "bytes": bytes.map { .plain(String($0)) },
        ])
    }

    mutating func readTranscripts(_ nodes: [XMLNode], report: inout ImportReport) {
        let tracks = nodes.compactMap { node -> Value? in
            guard let url = node.attribute("url") else { return nil }
            guard let language = node.attribute("language") else { return .text(url) }
            return .map(["src": .text(url), "lang": .text(language)])
        }
        fields["transcript"] = .oneOrMore(tracks)
        // The type follows from the ending of the name here.
        for node in nodes {
            guard let type = node.attribute("type"), let url = node.attribute("url") else { continue }
            if MediaType(ofPath: String(url.prefix { $0 != "?" && $0 != "#" })).name != type {
                keep(node, report: &report)
            }
        }
    }

    mutating func keep(_ node: XMLNode, report: inout ImportReport) {
        let whole = node.whole
        guard !whole.isBlank else { return }
        report.keep(node.name)
        if let index = extra.firstIndex(where: { $0.key == node.name }) {
            extra[index].value = .list((extra[index].value.list ?? [extra[index].value]) + [whole])
        } else {
            extra.append(Entry(node.name, whole))
        }
    }

    mutating func note(
        _ severity: Diagnostic.Severity, _ id: String, _ message: String, _ hint: String, at node: XMLNode
    ) {
        diagnostics.append(Diagnostic(severity, id: id, message, hint: hint, in: source, at: node.position))
    }
}
