import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import SiteMarkup

/// The choices of the user for a folder's import.
package struct ImportChoices: Sendable {
    /// The generator; `nil` to recognise it.
    package var generator: Generator?
    /// Sections whose files become episodes.
    package var episodes: [String]
    /// Sections whose files become pages.
    package var pages: [String]

    package init(generator: Generator? = nil, episodes: [String] = [], pages: [String] = []) {
        self.generator = generator
        self.episodes = episodes
        self.pages = pages
    }
}

/// Decides by the content which sections hold episodes.
struct SectionRoles {
    enum Role: Hashable {
        case episodes, pages
        /// Texts about people, tags and the like. The folder is that of our data files.
        case terms(TermKind)
    }

    /// The facts about a section that decide.
    struct Evidence: Hashable {
        var texts = 0
        var recordings = 0
        var dates = 0
        var numbers = 0

        func isShare(_ count: Int, of part: Double) -> Bool { count > 0 && Double(count) >= part * Double(texts) }
    }

    let evidence: [String: Evidence]
    private(set) var roles: [String: Role] = [:]

    /// - Throws: if the user chose a section that the site does not have.
    init(_ site: OldSite, _ choices: ImportChoices) throws(Diagnostic) {
        var evidence: [String: Evidence] = [:]
        for document in site.documents where document.kind == .undecided {
            evidence[document.section, default: Evidence()].add(document)
        }
        self.evidence = evidence
        for name in choices.episodes + choices.pages where evidence[name] == nil {
            let names = evidence.keys.filter { !$0.isEmpty }.sorted().map { "'\($0)'" }.joined(separator: ", ")
            throw Diagnostic(
                .error, id: "import.no-section", "the old site has no section '\(name)'",
                hint: names.isEmpty ? "leave the option out" : "its sections are \(names)", path: site.shown(site.root))
        }
        let sections = evidence.filter { !$0.key.isEmpty }
        // A page about a person may show a video.
        let plays = { (name: String, found: Evidence) in
            found.isShare(found.recordings, of: Self.kind(of: name) == nil ? 0.25 : 0.75)
        }
        let hasRecordings = evidence.contains { plays($0.key, $0.value) }
        let hasSection = sections.contains { plays($0.key, $0.value) }
        // Blogs have dates too, so dates decide only where nothing is played.
        let isSeries = { (found: Evidence) in
            found.isShare(found.dates, of: 0.5) || found.isShare(found.numbers, of: 0.5)
        }
        let hasSeries = sections.contains { isSeries($0.value) && Self.kind(of: $0.key) == nil }
        for (name, found) in evidence {
            if choices.episodes.contains(name) {
                roles[name] = .episodes
            } else if choices.pages.contains(name) {
                roles[name] = .pages
            } else if plays(name, found), !name.isEmpty || !hasSection {
                roles[name] = .episodes
            } else if let kind = Self.kind(of: name) {
                roles[name] = .terms(kind)
            } else if hasRecordings || !choices.episodes.isEmpty || Self.isOfSponsors(name) {
                roles[name] = .pages
            } else if name.isEmpty {
                roles[name] = sections.isEmpty ? .episodes : .pages
            } else {
                roles[name] = !hasSeries || isSeries(found) ? .episodes : .pages
            }
        }
    }

    func role(ofSection name: String) -> Role { roles[name] ?? Self.kind(of: name).map { .terms($0) } ?? .pages }

    var episodeSections: [String] { roles.filter { $0.value == .episodes }.keys.sorted() }

    private static func kind(of name: String) -> TermKind? {
        if OldSite.isOfPeople(name) { return .people }
        switch name.lowercased() {
        case "series", "collections", "shows": return .collections
        case "tags": return .tags
        case "categories": return .categories
        case "seasons": return .seasons
        default: return nil
        }
    }

    private static func isOfSponsors(_ name: String) -> Bool { name.lowercased().hasPrefix("sponsor") }
}

extension SectionRoles.Evidence {
    fileprivate mutating func add(_ document: OldDocument) {
        texts += 1
        let entries = (document.document.frontMatter?.entries ?? []) + document.added
        let keys = Set(entries.filter { !$0.value.isBlank }.compactMap { AuthoredKeys.taught($0.key) })
        let named = EpisodeMarks(document.name)
        if !keys.isDisjoint(with: ["audio", "video", "youtube", "vimeo"])
            || entries.contains(where: \.value.namesRecording)
            || document.body.playsRecording
        {
            recordings += 1
        }
        if keys.contains("date") || keys.contains("published") || named.isDated { dates += 1 }
        if keys.contains("number") || named.isNumbered { numbers += 1 }
    }
}

/// Marks of an episode in the name of its file.
private struct EpisodeMarks {
    let isDated: Bool
    let isNumbered: Bool

    init(_ name: String) {
        isDated = DocumentName.dated(name) != nil
        isNumbered = !isDated && name.prefixMatch(of: #/(?i)(s\d+e)?\d+([-_ .]|$)/#) != nil
    }
}

extension Value {
    /// Whether the value, or one in it, is the address or path of a recording.
    var namesRecording: Bool {
        switch kind {
        case .null: false
        case .scalar(let scalar): scalar.text.namesRecording
        case .list(let values): values.contains(where: \.namesRecording)
        case .map(let entries): entries.contains(where: \.value.namesRecording)
        }
    }
}

extension String {
    /// Whether this is the address or path of a recording, or of a video on YouTube or Vimeo.
    var namesRecording: Bool {
        guard utf8.count < 2_000, !contains("\n") else { return false }
        return WrittenKind(self).isRecording || Embed(video: self) != nil
    }

    /// Whether a body has a player.
    fileprivate var playsRecording: Bool {
        if contains("<audio") || contains("<video") { return true }
        guard contains("{{") || contains("{%") || contains("<iframe") || contains("/>") else { return false }
        let player = #/(?i)(\{\{[<%]?|\{%|<iframe|<[A-Z])[^}>]{0,200}(\.mp3|\.m4a|\.ogg|\.opus|\.mp4|youtube|vimeo)/#
        return contains(player)
    }
}
