import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// Converts an old site to the files of a new one.
struct SiteConversion {
    let site: OldSite
    let roles: SectionRoles
    let places: NewPaths
    private(set) var moved: MovedFiles
    var imported = Imported()
    var taken: Set<String> = []
    /// The pictures that themes show for the text in their folder, by the folder.
    private let covers: [String: OldFile]
    /// Further old addresses of pages, by their new paths.
    var redirects: [String: [String]] = [:]
    /// The first places of markup that stays visible, by its name.
    private(set) var visible: [String: (source: SourceText, position: SourcePosition)] = [:]

    init(_ site: OldSite, _ choices: ImportChoices) throws(Diagnostic) {
        self.site = site
        roles = try SectionRoles(site, choices)
        places = NewPaths(site, roles)
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

    mutating func add(_ document: OldDocument, as role: NewPaths.Role) {
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

    mutating func frontMatter(of document: OldDocument, isEpisode: Bool) -> ForeignFrontMatter {
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
}
