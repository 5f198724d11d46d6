import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

extension RSSItem {
    /// Which of the texts is the notes, and which the description.
    mutating func readTexts(_ item: XMLNode, report: inout ImportReport) {
        let longest = item["content:encoded"] ?? item["xhtml:body"] ?? item["xhtml:div"]
        // Text between the elements of the item is the notes where nothing else is.
        let bare = item.text.trimmingWhitespace
        let isAlone = ["description", "itunes:summary"].allSatisfy { item[$0]?.html == nil }
        let long = longest?.html ?? (isAlone && !bare.isEmpty ? bare : nil)
        if !bare.isEmpty, bare != long {
            add("text", text: bare)
            report.keep("text of an item outside of its elements")
        }
        let short = item["description"]?.html
        let summary = item["itunes:summary"]?.html
        let isOneLine = short.map { !$0.hasTags && !$0.contains { $0.isNewline } } ?? false
        let notes = long ?? (isOneLine ? nil : short) ?? (short == nil ? summary : nil)
        if let notes {
            let markdown = MarkdownBody(notes, from: (longest?.html == nil ? item : longest)?.base)
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

    /// The old page becomes an alias where the site can have one. A GUID may be its address.
    mutating func readLink(_ item: XMLNode, report: inout ImportReport) {
        let page = item.page?.address
        keep(
            item.all("link").filter { $0.address != nil && $0.address != page && !$0.isEnclosure }, report: &report)
        guard let link = page else {
            let path = item["guid"]?.permanentAddress.flatMap(show.path(of:))
            if let path, path != "/" { fields["aliases"] = .list([.text(path)]) }
            return
        }
        if let path = show.path(of: link) {
            if path != "/" { fields["aliases"] = .list([.text(path)]) }
            report.change("link to an alias")
        } else {
            add("link", text: link)
            report.keep("link")
        }
    }

    mutating func settleTitle(_ item: XMLNode, report: inout ImportReport) {
        let titles = ["title", "itunes:title", "dc:title", "media:title"].compactMap { item[$0] }
        guard let node = titles.first(where: { $0.words != nil }), let title = node.words else {
            note(.warning, "import.no-title", "this item has no title", "write one into the file", at: item)
            fields["title"] = .text("Untitled")
            return
        }
        fields["title"] = .text(title)
        for other in titles where other.words.map({ $0 != title }) ?? false { keep([other], report: &report) }
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

extension XMLNode {
    /// The address of a page that a GUID is, as it is unless it says otherwise.
    fileprivate var permanentAddress: String? {
        guard attribute("isPermaLink")?.lowercased() != "false", let content,
            AddressBase(content) != nil
        else { return nil }
        return content
    }
}
