import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SiteMarkdown

extension Imported {
    /// Converts the folder of a site of a different generator.
    ///
    /// - Throws: if the folder has no texts, or a chosen section does not exist.
    package static func site(_ path: String, _ choices: ImportChoices = ImportChoices()) throws(Diagnostic) -> Imported
    {
        let found = Generator.recognized(path)
        let generator = choices.generator ?? found.generator
        let site = OldSite(generator, root: generator.root(of: path), named: path).read()
        guard !site.documents.isEmpty else {
            throw Diagnostic(
                .error, id: "import.no-content", "the folder '\(path.withoutSlash)' has no Markdown files",
                hint: "name the folder of a site, or an RSS file")
        }
        return try SiteConversion(site, choices).imported
    }
}

extension OldSite {
    /// The site with its texts and files.
    fileprivate func read() -> OldSite {
        switch generator {
        case .hugo: HugoReader.read(self)
        case .jekyll: JekyllReader.read(self)
        case .eleventy: EleventyReader.read(self)
        case .astro: AstroReader.read(self)
        case .zola: ZolaReader.read(self)
        case .gatsby: GatsbyReader.read(self)
        case .plain: PlainReader.read(self)
        }
    }
}

/// Converts an old site to the files of a new one.
private struct SiteConversion {
    private let site: OldSite
    private let roles: SectionRoles
    private let places: SitePlaces
    private var moved: MovedFiles
    private(set) var imported = Imported()
    private var taken: Set<String> = []
    /// The pictures that themes show for the text in their folder, by the folder.
    private let covers: [String: OldFile]
    /// Further old addresses of pages, by their new paths.
    private var redirects: [String: [String]] = [:]
    /// The first places of markup that stays visible, by its name.
    private var visible: [String: (source: SourceText, position: SourcePosition)] = [:]

    init(_ site: OldSite, _ choices: ImportChoices) throws(Diagnostic) {
        self.site = site
        roles = try SectionRoles(site, choices)
        places = SitePlaces(site, roles)
        moved = MovedFiles(site)
        let pictures = site.files.filter { file in
            let name = DocumentName.last(file.path).lowercased()
            return WrittenKind(name) == .picture && ["feature", "cover", "thumbnail"].contains(where: name.hasPrefix)
        }
        covers = Dictionary(pictures.map { (DocumentName.folder($0.location), $0) }) { first, _ in first }
        imported.diagnostics = site.diagnostics
        imported.report.source = site.generator.site
        imported.report.dropped = site.left
        imported.report.read = site.documents.count + site.files.count + site.people.count
        convert()
    }

    private mutating func convert() {
        for document in site.documents { moved.move(document, to: places.path(of: document)) }
        for file in site.files { moved.move(file, to: places.path(of: file)) }
        if let redirects = site.files.first(where: { $0.section == nil && $0.path == "_redirects" }) {
            readRedirects(redirects)
        }
        let documents = site.documents.filter { isReadable($0) }.map { ($0, places.role(of: $0)) }
        for (document, role) in documents {
            switch role {
            case .term(let kind): addTerm(document, kind)
            default: add(document, as: role)
            }
        }
        for person in site.people { addPerson(person) }
        for file in site.files { copy(file) }
        describeSections()
        reportVisibleMarkup()
        var settings = [Entry("sitegen", .plain("1"))]
        if !site.settings.has("title") { settings.add("title", text: "My show") }
        settings += site.settings
        settings.addFeedAliases(keptFeeds)
        let keys = ProposedKeys(imported.report, prefix: site.mediaPrefix)
        imported.settings = NewFile("Content/site.yml", YAMLText(settings).text + keys.text)
        imported.report.addresses += keptFeeds.count
    }

    /// The addresses of old feeds of episodes that no copied file takes.
    private var keptFeeds: [String] {
        site.feeds.filter { feed in
            (feed.section.map { roles.role(ofSection: $0) == .episodes } ?? true)
                && !taken.contains("content" + feed.path.lowercased())
        }.map(\.path)
    }

    // MARK: Texts

    private mutating func isReadable(_ document: OldDocument) -> Bool {
        let problems = document.document.diagnostics
        imported.diagnostics += problems.map(\.asWarning)
        guard problems.containsErrors else { return true }
        imported.report.drop("texts that cannot be read", example: site.place(of: document.location))
        return false
    }

    private mutating func add(_ document: OldDocument, as role: SitePlaces.Role) {
        let isEpisode = role == .episode
        let isBlank = document.body.allSatisfy(\.isWhitespace)
        let isList = isBlank && (document.kind == .listing || role == .home)
        if isList, role == .home || isMadeAnyway(document) { return }
        let listsEpisodes = isList && roles.role(ofSection: document.section) == .episodes
        if isList, !listsEpisodes {
            return imported.report.drop("pages of lists without text", example: site.place(of: document.location))
        }
        var front = frontMatter(of: document, isEpisode: isEpisode)
        if isEpisode, !front.hasRecording { front.takeRecordingFromLinks(report: &imported.report) }
        let markup = ForeignMarkup.translated(
            document, moved: moved, takesRecording: isEpisode && !front.hasRecording, report: &imported.report)
        if let (key, value) = markup.recording {
            front.add(key, .text(["audio", "video"].contains(key) ? located(value, in: document) : value))
        }
        for (name, position) in markup.visible where visible[name] == nil {
            visible[name] = (document.document.source, position)
        }
        let path = moved[document] ?? places.path(of: document)
        addAddress(of: document, to: &front, path: path, isEpisode: isEpisode)
        for address in redirects[path] ?? [] { front.addAlias(address) }
        imported.report.addresses += redirects[path]?.count ?? 0
        if isEpisode { countRecordings(front, of: document) }
        if role == .home || listsEpisodes { front.set("sections", .list([Self.newest])) }
        let form = FrontMatterForm(of: document.document) ?? .yaml
        let body = markup.text.hasPrefix("\n") ? String(markup.text.dropFirst()) : markup.text
        let text = front.all.isEmpty ? body : form.file(front.all, body: body)
        guard write("Content/" + path, text, from: document) else { return }
        if isEpisode { imported.report.episodes += 1 } else { imported.report.pages += 1 }
    }

    /// Whether the new site has the list of names at the same address without a file: `/tags/`.
    private func isMadeAnyway(_ document: OldDocument) -> Bool {
        guard case .terms(let kind) = roles.role(ofSection: document.section), places.used[kind] != nil else {
            return false
        }
        return document.oldAddress.map { $0.lowercased() == "/\(kind.rawValue)/" } ?? true
    }

    /// The section that home pages and lists of episodes show by default in other generators.
    private static let newest = Value.map([
        "source": .text("episodes"), "order": .text("newest"), "layout": .text("feed"), "paginate": .plain("true"),
    ])

    private mutating func write(_ path: String, _ text: String, from document: OldDocument) -> Bool {
        guard taken.insert(path.lowercased()).inserted else {
            imported.diagnostics.append(
                Diagnostic(
                    .error, id: "import.same-place", "this file and a different one would both become '\(path)'",
                    hint: "rename one of them, then import again", path: document.document.source.path))
            return false
        }
        imported.files.append(NewFile(path, text))
        return true
    }

    private mutating func frontMatter(of document: OldDocument, isEpisode: Bool) -> ForeignFrontMatter {
        var front = ForeignFrontMatter(
            document, isEpisode: isEpisode, generator: site.generator, report: &imported.report,
            located: { [self] in located($0, in: document) })
        if document.isIndex, !DocumentName.folder(document.path).isEmpty,
            let picture = covers[DocumentName.folder(document.location)],
            front.add("image", .text("/" + places.path(of: picture)))
        {
            imported.report.change("picture of a folder to image", example: picture.path)
        }
        return front
    }

    /// The new form of a path that a value names. A name without a folder may follow the site's prefix for recordings.
    private func located(_ written: String, in document: OldDocument) -> String {
        let hasBase = written.hasPrefix("{{")
        let plain = hasBase ? written.replacing(#/^\{\{\s*site\.(baseurl|url)\s*\}\}/#, with: "") : written
        guard !plain.isRemote else { return plain }
        if let found = moved.file(plain, in: document) { return "/" + found }
        if WrittenKind(plain).isRecording, let prefix = site.mediaPrefix {
            return prefix + (prefix.hasSuffix("/") || plain.hasPrefix("/") ? "" : "/")
                + plain.drop { $0 == "/" && prefix.hasSuffix("/") }
        }
        return moved.file(named: DocumentName.last(plain)).map { "/" + $0 } ?? plain
    }

    /// Keeps the old address: as the address itself if the file names it, or else as an alias.
    private mutating func addAddress(
        of document: OldDocument, to front: inout ForeignFrontMatter, path: String, isEpisode: Bool
    ) {
        // A home page keeps its address, in all languages.
        guard let address = document.oldAddress, !path.hasPrefix("index.") else { return }
        imported.report.addresses += 1
        if front.text("url") != nil { return front.set("url", .text(address)) }
        let stem = DocumentName.withoutEnding(path)
        let own = "/" + (stem.hasSuffix("/index") ? String(stem.dropLast(6)) : stem == "index" ? "" : stem)
        let new = own.split(separator: "/").map { Slug($0).text }
        let isSame = !isEpisode && front.text("slug") == nil && address.split(separator: "/").map(String.init) == new
        if !isSame, address != "/" { front.addAlias(address) }
    }

    private mutating func countRecordings(_ front: ForeignFrontMatter, of document: OldDocument) {
        for recording in front.recordings {
            let text = recording.value.text ?? recording.value.firstText ?? ""
            let isFound =
                ["youtube", "vimeo"].contains(recording.key) || text.isRemote || moved.file(text, in: document) != nil
                || text.hasPrefix("/") && moved.files.contains(String(text.dropFirst()))
            if isFound {
                imported.report.recordings += 1
            } else {
                imported.report.missing.add(text, example: site.place(of: document.location))
            }
        }
    }

    // MARK: People and other names

    /// A text about a person, a tag and the like becomes a data file if an episode names it, and a page too if its address
    /// is not that of the new list.
    private mutating func addTerm(_ document: OldDocument, _ kind: TermKind) {
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

    private mutating func addPerson(_ person: Entry) {
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

    // MARK: Files and report

    /// Rules of the host that lead to a page become aliases of the page. The build makes such a file itself.
    private mutating func readRedirects(_ file: OldFile) {
        guard let bytes = try? fileBytes(file.location) else { return }
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) where !line.hasPrefix("#")
        {
            let words = line.split(separator: " ")
            guard words.count > 1 else { continue }
            if !words[0].contains("*"), !words[0].contains(":"), let path = moved.page(at: String(words[1])) {
                redirects[path, default: []].append(String(words[0]))
            } else {
                imported.report.drop("redirects of the host that lead to no page", example: String(line))
            }
        }
    }

    private mutating func copy(_ file: OldFile) {
        if file.section == nil, file.path == "_redirects" { return }
        let target = "Content/" + places.path(of: file)
        guard taken.insert(target.lowercased()).inserted else {
            imported.diagnostics.append(
                Diagnostic(
                    .warning, id: "import.not-copied",
                    "this file is not copied, because a different file becomes '\(target)'",
                    hint: "copy it yourself under a different name", path: site.shown(file.location)))
            return
        }
        imported.files.append(NewFile(target, copyOf: file.location))
        imported.report.copies += 1
    }

    /// A warning for each kind of markup that only the generator knows, at its first place.
    private mutating func reportVisibleMarkup() {
        for row in imported.report.visible.rows {
            guard let (source, position) = visible[row.name] else { continue }
            let others = row.count == 1 ? "" : " (and \(grouped(row.count - 1)) more of it)"
            imported.diagnostics.append(
                Diagnostic(
                    .warning, id: "import.shortcode",
                    "'\(row.name)' is shown as text, because only the old site knows it\(others)",
                    hint: "replace it with Markdown, or remove it", in: source, at: position))
        }
    }

    private mutating func describeSections() {
        for (name, found) in roles.evidence.sorted(by: { ($1.value.texts, $0.key) < ($0.value.texts, $1.key) }) {
            let role =
                switch roles.role(ofSection: name) {
                case .episodes: "episodes"
                case .pages: "pages"
                case .terms(let kind): kind.rawValue
                }
            let facts = [("recordings", found.recordings), ("dates", found.dates), ("numbers", found.numbers)]
                .filter { $0.1 > 0 }.map { "\($0.0) in \(grouped($0.1))" }
            let reason = facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")) of \(grouped(found.texts)))"
            imported.report.sections.append("\(name.isEmpty ? "top folder" : name) -> \(role)\(reason)")
        }
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
