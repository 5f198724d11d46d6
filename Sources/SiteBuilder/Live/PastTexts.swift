import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// Texts as the last build has read and rendered them, while everything that they are read by is as it was then.
package struct PastTexts: Sendable {
    /// By path in the content folder.
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

    /// A text as it was read then, where it is the same: it is held once.
    func source(at path: String, _ now: SourceText) -> SourceText {
        if let past = sources[path], past == now { past } else { now }
    }

    /// A file as it was read then; `nil` where it is another one now.
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
