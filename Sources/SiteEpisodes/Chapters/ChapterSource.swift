import SiteDiagnostics
import SiteMarkdown

/// The chapters of an episode, from the first of four sources that has any: front matter, a chapter file, lines of the
/// notes, the recording.
struct ReadChapters {
    var chapters: [Chapter] = []
    /// The path of the chapter file in the content folder.
    var file: String?
}

extension Fields<FrontMatterKey> {
    /// - Parameters:
    ///   - path: the path of the episode's file.
    mutating func chapters(of path: String, body: Body, media: [Media], in scope: AssetScope) -> ReadChapters {
        if let value = values(.chapters).first, values(.chapters).count == 1 {
            // `false` means that there are no chapters, even if the notes have lines with times.
            if value.isFalse { return ReadChapters() }
            if let text = value.text, Chapter(line: text) == nil {
                if let file = chapterFile(text, at: value.position, in: scope) { return readChapters(in: file, scope) }
                return foundChapters(of: path, body: body, media: media, in: scope)
            }
        }
        let written = chapters(.chapters, in: scope)
        if !written.isEmpty { return ReadChapters(chapters: written) }
        return foundChapters(of: path, body: body, media: media, in: scope)
    }

    /// Chapters that are not in front matter.
    private mutating func foundChapters(
        of path: String, body: Body, media: [Media], in scope: AssetScope
    ) -> ReadChapters {
        if let file = ownChapterFiles(path).first(where: { scope.assets.json($0) != nil }) {
            let read = readChapters(in: file, scope)
            if !read.chapters.isEmpty { return read }
        }
        let noted = chapterLines(in: body)
        if !noted.isEmpty { return ReadChapters(chapters: noted) }
        return ReadChapters(chapters: media.lazy.map { scope.assets.chapters(in: $0) }.first { !$0.isEmpty } ?? [])
    }

    /// A chapter file that an author names. A build does not fetch files from other hosts.
    private mutating func chapterFile(
        _ text: String, at position: SourcePosition, in scope: AssetScope
    ) -> String? {
        guard let location = asset(text, at: position, in: scope) else { return nil }
        if case .file(let path) = location, scope.assets.json(path) != nil { return path }
        if case .remote = location {
            report(
                .hint, "chapters.remote", "only feeds name the chapters at '\(text)', because a build fetches nothing",
                hint: "put the file into the content folder, and pages show its chapters", at: position)
        } else {
            report(
                .warning, "chapters.not-json", "'\(text)' is not a chapter file",
                hint: "use a JSON file of at most 4 MB, or write the chapters here: ['0:00 Start', '1:23 Grids']",
                at: position)
        }
        return nil
    }

    private mutating func readChapters(in path: String, _ scope: AssetScope) -> ReadChapters {
        guard let source = scope.assets.json(path) else { return ReadChapters() }
        let file = ChapterFile(source, in: scope)
        diagnostics += file.diagnostics
        return ReadChapters(chapters: file.chapters, file: path)
    }

    /// Chapter files that belong to an episode by name: `042-grid.chapters.json` beside `042-grid.md`, or
    /// `chapters.json` in a bundle.
    private func ownChapterFiles(_ path: String) -> [String] {
        let parts = PathParts(path)
        let name = parts.stem == "index" ? "chapters.json" : parts.stem + ".chapters.json"
        return [joined(parts.folder, name)].compactMap(\.self)
    }
}

extension AssetIndex {
    /// Chapters in a recording of the content folder.
    fileprivate func chapters(in media: Media) -> [Chapter] {
        guard case .asset(.file(let path)) = media.source, case .success(let facts)? = recording(path) else {
            return []
        }
        return facts.chapters.compactMap { chapter in
            let title = chapter.title.onOneLine
            return title.isEmpty ? nil : Chapter(milliseconds: chapter.start, title: title)
        }
    }
}
