import Diagnostics
import Episodes
import Markdown

extension RSSItem {
    /// Which of the texts is the notes, and which the description.
    mutating func readTexts(_ item: XMLNode, report: inout ImportReport) {
        let longest = item["content:encoded"]
        let long = longest?.content
        let short = item["description"]?.content
        let summary = item["itunes:summary"]?.content
        let isOneLine = short.map { !$0.hasTags && !$0.contains { $0.isNewline } } ?? false
        let notes = long ?? (isOneLine ? nil : short) ?? (short == nil ? summary : nil)
        if let notes {
            let markdown = MarkdownBody(notes, from: (long == nil ? item : longest)?.base)
            body = markdown.text
            if notes.hasTags { report.change("HTML to Markdown") }
            for _ in 0..<markdown.trackers { report.drop("picture that counts readers") }
            if !markdown.lost.isEmpty {
                report.change(
                    "notes with \(markdown.lost.sorted().map { "<\($0)>" }.joined(separator: " ")), whole under extra.html"
                )
                add("html", text: notes)
            }
        }
        let description = [short, summary].compactMap(\.self).first { $0 != notes }
        guard let description else { return }
        fields["description"] = .text(description.withoutTags)
        if description.hasTags { add("description", text: description) }
        if let summary, summary != description, summary != notes { add("itunes:summary", text: summary) }
    }

    /// The old page becomes an alias where the site can have one.
    mutating func readLink(_ node: XMLNode?, report: inout ImportReport) {
        guard let link = node?.address else { return }
        if let path = show.path(of: link) {
            if path != "/" { fields["aliases"] = .list([.text(path)]) }
            report.change("link to an alias")
        } else {
            add("link", text: link)
            report.keep("link")
        }
    }

    mutating func settleTitle(_ item: XMLNode) {
        if let title = item["title"]?.words { fields["title"] = .text(title) }
        guard fields["title"] == nil else { return }
        note(.warning, "import.no-title", "this item has no title", "write one into the file", at: item)
        fields["title"] = .text("Untitled")
    }

    /// Players without a GUID go by the recording's address; so does the episode from now on.
    mutating func settleGUID(_ item: XMLNode, report: inout ImportReport) {
        if let guid = item["guid"]?.content {
            fields["guid"] = .text(guid)
        } else if let url = (fields["audio"] ?? fields["video"])?["src"]?.text {
            fields["guid"] = .text(url)
            report.change("no guid: the recording's address is it")
        }
    }
}
