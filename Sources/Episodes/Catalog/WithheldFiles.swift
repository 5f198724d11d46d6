/// The files that wait with the episodes and pages that this build does not show: a bundle's folder, files and a folder beside
/// an episode under its name, files elsewhere that only they name, and the texts themselves, files of chapters among them. Files
/// that something shown names do not wait.
struct WithheldFiles: Sendable {
    private let texts: Set<String>
    private let folders: Set<String>
    /// Paths without endings: `episodes/042-grid` for `042-grid.mp3` and `042-grid.en.vtt` beside `042-grid.md`.
    private let stems: Set<String>
    private let shown: Set<String>
    /// See ``FilesInWaiting``.
    private let named: Set<String>

    /// - Parameters:
    ///   - unreadable: paths of files that are held back and could not be read.
    ///   - named: files elsewhere that only what is not shown names.
    ///   - shown: what is shown.
    init(
        episodes: [Episode], pages: [Page], unreadable: [String], named: Set<String>,
        shown: (episodes: [Episode], pages: [Page])
    ) {
        self.named = named
        // Files of chapters are read like front matter; what they say is published in another file.
        texts = Set(
            episodes.map(\.id) + pages.map(\.id) + unreadable + (episodes + shown.episodes).compactMap(\.chapterFile))
        let held = episodes.map(\.id) + unreadable
        // What lies beside a text and its translations is theirs together.
        stems = Set(held.filter { PathParts($0).stem != "index" }.map { stem($0) })
            .subtracting(shown.episodes.map { stem($0.id) })
        // A bundle's folder, and one of the text's own name beside it, unless something shown lies in there.
        let bundles = held.filter { PathParts($0).stem == "index" }.map { PathParts($0).folder }
        folders = stems.subtracting(shown.episodes.flatMap { foldersAbove($0.id) }).union(bundles)
        let assets = shown.episodes.flatMap(\.assets) + shown.pages.compactMap(\.image?.location)
        self.shown = Set(assets.compactMap { if case .file(let path) = $0 { path } else { nil } })
    }

    func contains(_ path: String) -> Bool {
        if texts.contains(path) || named.contains(path) { return true }
        if stems.isEmpty && folders.isEmpty || shown.contains(path) { return false }
        return stems.contains(stem(path)) || foldersAbove(path).contains(where: folders.contains)
    }
}

/// A path up to the first dot of the file's name.
private func stem(_ path: String) -> String {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    return folder + String(path[folder.endIndex...].prefix { $0 != "." })
}

private func foldersAbove(_ path: String) -> some Sequence<String> {
    let slashes = path.utf8.indices.lazy.filter { path.utf8[$0] == UInt8(ascii: "/") }
    return slashes.map { String(path[..<$0]) }
}

extension Episode {
    /// Pictures, recordings and captions that the front matter names.
    fileprivate var assets: [AssetLocation] {
        let recordings = media.compactMap { if case .asset(let location) = $0.source { location } else { nil } }
        let tracks = (transcripts + media.flatMap(\.captions)).map(\.location)
        return recordings + tracks + media.compactMap(\.poster) + [image?.location].compactMap(\.self)
    }
}
