import SiteDiagnostics
import SiteMarkdown

/// The texts of a file that readers see and that do not affect addresses or lists, except lists sorted by title.
package struct RevisedText: Hashable, Sendable {
    package var title: String
    package var subtitle: String?
    package var summary: String?
    package var body: Body

    /// All texts except the body.
    package var words: [String] { [title, subtitle, summary].compactMap(\.self) }
}

extension ContentReader {
    /// The new texts of a changed file if nothing else in it has changed, otherwise `nil`.
    ///
    /// The rest of the front matter, the chapters and the diagnostics must be equal.
    ///
    /// - Parameters:
    ///   - path: the path of an episode or a page, relative to the content folder.
    ///   - old: the file when it was last read.
    package func revision(
        of path: String, from old: SourceText, to new: SourceText
    ) -> (before: RevisedText, after: RevisedText)? {
        guard let before = Facts(read(ContentFile(path, old))), let after = Facts(read(ContentFile(path, new))),
            before.saysTheSameBesides(after)
        else { return nil }
        return (before.text, after.text)
    }

    /// The content files that a text links to, shows or names.
    ///
    /// - Parameter path: the path of the file with the text.
    package func assets(named names: [String], in path: String) -> Set<String> {
        FilesInWaiting(assets: assets, base: site.base).paths(of: names, from: PathParts(path).folder)
    }
}

extension Catalog {
    /// Replaces the texts of an episode or page.
    ///
    /// - Parameter text: the result of ``ContentReader/revision(of:from:to:)``.
    package mutating func revise(_ id: String, _ text: RevisedText) {
        if let place = place(of: id) {
            episodes[place].text = text
        } else if let place = pages.firstIndex(where: { $0.id == id }) {
            pages[place].text = text
        }
    }

    /// Whether a section is sorted by title.
    package var isOrderedByTitle: Bool {
        func goesByTitles(_ sections: [SectionPlan]) -> Bool { sections.contains { $0.order == .title } }
        return pages.contains { goesByTitles($0.sections) } || episodes.contains { goesByTitles($0.sections) }
    }
}

extension Episode {
    fileprivate var text: RevisedText {
        get { RevisedText(title: self.title, subtitle: self.subtitle, summary: self.summary, body: self.body) }
        set {
            change {
                ($0.title, $0.subtitle, $0.summary) = (newValue.title, newValue.subtitle, newValue.summary)
                $0.body = newValue.body
            }
        }
    }
}

extension Page {
    fileprivate var text: RevisedText {
        get { RevisedText(title: title, subtitle: subtitle, summary: summary, body: body ?? .none) }
        set { (title, subtitle, summary, body) = (newValue.title, newValue.subtitle, newValue.summary, newValue.body) }
    }
}

extension Body {
    fileprivate static let none = Body(source: SourceText(path: "", bytes: []), range: 0..<0)
}

/// The texts and the other facts of a file.
private struct Facts {
    let text: RevisedText
    private let rest: Rest

    private struct Rest: Equatable {
        var episode: Episode?
        var naming: EpisodeNaming?
        var page: Page?
        var position: SourcePosition?
        var aliases: [Alias]
        let diagnostics: [Diagnostic]
        let unknownKeys: [Entry]
    }

    /// Fails if the file is neither an episode nor a page.
    init?(_ file: ReadFile) {
        let none = RevisedText(title: "", body: .none)
        var rest = Rest(aliases: [], diagnostics: file.diagnostics, unknownKeys: file.unknownKeys)
        switch file.meaning {
        case .episode(let read):
            text = read.episode.text
            (rest.episode, rest.naming, rest.aliases) = (read.episode, read.naming, read.aliases)
            rest.episode?.text = none
        case .page(let read):
            text = read.page.text
            (rest.page, rest.position, rest.aliases) = (read.page, read.position, read.aliases)
            rest.page?.text = none
        case .unreadable, .nothing: return nil
        }
        self.rest = rest
    }

    /// Whether the other facts are equal and have equal positions.
    func saysTheSameBesides(_ other: Facts) -> Bool { rest == other.rest }
}
