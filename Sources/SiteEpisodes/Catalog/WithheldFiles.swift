/// The files that are withheld with episodes and pages: the folder of a bundle or page, files and a folder with the
/// name of a text beside it, files that only withheld texts name, all of these in other widths, and the texts with
/// their chapter files. Files in the front matter of a shown text are not withheld.
struct WithheldFiles: Sendable {
    private let texts: Set<String>
    private let folders: Set<String>
    private let neighbours: Neighbours
    private let shown: Set<String>
    /// See ``FilesInWaiting``.
    private let named: Set<String>

    /// - Parameter named: files elsewhere that only withheld texts name.
    init(_ visibility: Visibility, named: Set<String>) {
        self.named = named
        let (shown, withheld) = (visibility.shown, visibility.withheld)
        // Chapter files are like front matter: the build publishes their content in a different file.
        let chapterFiles = [withheld.episodes, shown.episodes].joined().lazy.compactMap(\.chapterFile)
        texts = visibility.withheldTexts.union(chapterFiles)
        neighbours = Neighbours(
            held: visibility.withheldTexts, shown: visibility.withheldTexts.isEmpty ? [] : visibility.shownTexts)
        let held = withheld.episodes.map(\.id) + visibility.unreadable
        let bundles = held.filter { PathParts($0).stem == "index" }.map { PathParts($0).folder }
        let ofPages = withheld.pages.map { PathParts($0.id) }.map { $0.stem == "index" ? $0.folder : $0.name }
        // A folder with the text's name, and the folder of a page, unless it contains a shown file.
        let ownFolders = Set(held.map { PathParts($0).name }).union(Set(ofPages).subtracting(Self.common))
        let taken = ownFolders.isEmpty ? [] : (shown.episodes.map(\.id) + shown.pages.map(\.id)).flatMap(foldersAbove)
        folders = ownFolders.subtracting(taken).union(bundles)
        let ofEpisodes = shown.episodes.lazy.flatMap(\.assets).compactMap(\.contentPath)
        self.shown = Set(ofEpisodes).union(shown.pages.lazy.compactMap(\.image?.location.contentPath))
    }

    /// Folders that hold files of many texts.
    private static let common = Set(["", "episodes"] + AssetIndex.roots + TermKind.allCases.map(\.rawValue))

    func contains(_ path: String) -> Bool {
        if texts.contains(path) { return true }
        // A picture in a different width is withheld with the picture.
        let path = PictureCandidates.original(of: path)?.path ?? path
        if shown.contains(path) { return false }
        return named.contains(path) || neighbours.isHeld(path) || foldersAbove(path).contains(where: folders.contains)
    }
}

private func foldersAbove(_ path: String) -> some Sequence<String> {
    let slashes = path.utf8.indices.lazy.filter { path.utf8[$0] == UInt8(ascii: "/") }
    return slashes.map { String(path[..<$0]) }
}

extension Episode {
    /// Pictures, recordings and captions in the front matter.
    fileprivate var assets: [AssetLocation] {
        let recordings = self.media.compactMap { if case .asset(let location) = $0.source { location } else { nil } }
        let tracks = (self.transcripts + self.media.flatMap(\.captions)).map(\.location)
        let pictures = self.media.compactMap(\.poster) + [self.image?.location].compactMap(\.self)
        return recordings + tracks + pictures + self.chapters.compactMap(\.image)
    }
}
