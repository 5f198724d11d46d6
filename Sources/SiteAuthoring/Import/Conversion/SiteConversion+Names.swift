import SiteEpisodes
import SiteMarkdown

extension SiteConversion {
    /// A text about a person, a tag and the like becomes a data file if an episode names it, and a page too if its address
    /// is not that of the new list.
    mutating func addTerm(_ document: OldDocument, _ kind: TermKind) {
        let title = document.text("title") ?? document.text("name") ?? document.name
        // The same person may have texts in two sections.
        guard let slug = places.slug(of: document, kind),
            taken.insert("content/\(kind.rawValue)/\(slug.text).yml").inserted
        else {
            return add(document, as: .page)
        }
        let isListed = document.oldAddress.map { $0.lowercased() == "/\(kind.rawValue)/\(slug.text)/" } ?? true
        let report = imported.report
        let front = frontMatter(of: document, isEpisode: false)
        // The page counts the keys, if there is one.
        if !isListed { imported.report = report }
        let body = document.body.onlyWords
        var entries: [Entry] = []
        entries.add("title", text: title)
        entries.add("description", text: front.text("description") ?? (body.isEmpty ? nil : body))
        entries.add("image", text: front.text("image"))
        entries.add("url", text: document.webAddress)
        entries.add("weight", front.text("weight").map(Value.plain))
        entries += front.all.filter { isListed && $0.key == "extra" }
        imported.files.append(NewFile("Content/\(kind.rawValue)/\(slug.text).yml", YAMLText(entries).text))
        imported.report.people += 1
        if isListed { imported.report.addresses += 1 } else { add(document, as: .page) }
    }

    mutating func addPerson(_ person: Entry) {
        let name = person.value["name"]?.text ?? person.value["title"]?.text ?? person.key
        guard let slug = [Slug(person.key), Slug(name)].first(where: { places.used[.people]?.contains($0) == true })
        else {
            return imported.report.drop("people in data files that no episode names", example: name)
        }
        var entries: [Entry] = []
        entries.add("title", text: name)
        for key in ["bio", "description", "summary", "about"] where !entries.has("description") {
            entries.add("description", text: person.value[key]?.text?.onlyWords)
        }
        for key in ["image", "photo", "avatar", "picture", "img"] where !entries.has("image") {
            entries.add("image", text: person.value[key]?.text)
        }
        for key in ["url", "website", "web", "link", "homepage"] where !entries.has("url") {
            entries.add("url", text: person.value[key]?.text)
        }
        guard taken.insert("content/people/\(slug.text).yml").inserted else { return }
        imported.files.append(NewFile("Content/people/\(slug.text).yml", YAMLText(entries).text))
        imported.report.people += 1
    }
}

extension OldDocument {
    /// The first web address among the usual keys.
    fileprivate var webAddress: String? {
        ["website", "homepage", "web", "url", "link"].lazy.compactMap { text($0) }.first { $0.hasPrefix("http") }
    }
}

extension String {
    /// The words of a Markdown text on one line: links keep their text.
    fileprivate var onlyWords: String {
        replacing(#/!?\[([^\]]*)\]\([^)]*\)/#) { $0.1 }.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
