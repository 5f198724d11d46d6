import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// The parsed and rendered texts of the last build. They are valid while nothing but texts changes.
package struct PastTexts: Sendable {
    /// The sources, by path in the content folder.
    private let sources: [String: SourceText]
    private let files: [String: ReadFile]
    private let reader: ContentReader
    private let bodies: RenderedBodies

    init(sources: [String: SourceText], files: [ReadFile], reader: ContentReader, bodies: RenderedBodies) {
        self.sources = sources
        self.files = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
        self.reader = reader
        self.bodies = bodies
    }

    /// The text of the last build if it has not changed, so that it is in memory once.
    func source(at path: String, _ now: SourceText) -> SourceText {
        if let past = sources[path], past == now { past } else { now }
    }

    /// The parsed file of the last build, or `nil` if the file has changed.
    func file(_ file: ContentFile, of reader: ContentReader) -> ReadFile? {
        guard let past = files[file.path], past.source == file.source, reader.takes(file, as: self.reader) else {
            return nil
        }
        return past
    }

    func body(_ text: ShownText) -> RenderedMarkdown? {
        switch text {
        case .episode(let id, let body): sources[id] == body.source ? bodies.episodes[id] : nil
        case .page(let id, let body): sources[id] == body.source ? bodies.pages[id] : nil
        }
    }
}
