import SiteMarkdown

/// Content files that only withheld texts name, such as the recording of a draft in `media` or the picture of a
/// collection of drafts.
///
/// A file that a shown text names too is not included.
struct FilesInWaiting {
    private let assets: AssetIndex
    private let base: BaseAddress?

    init(assets: AssetIndex, base: BaseAddress?) {
        self.assets = assets
        self.base = base
    }

    /// - Parameter visibility: the shown and withheld pages, whose sections may show all pictures of a folder.
    func paths(namedOnlyByWithheld texts: NamingTexts, in visibility: Visibility) -> Set<String> {
        // Words are included because HTML in a body and invalid front matter can name files too. It is better to
        // withhold a file too long than to publish it too early.
        let (shownAlbums, withheldAlbums) = (files(of: visibility.shown), files(of: visibility.withheld))
        var waiting = texts.withheld.reduce(into: withheldAlbums.subtracting(shownAlbums)) { waiting, text in
            let words = wordsLikePaths(in: text.source.bytes)
            waiting.formUnion(paths(of: text.values + words, from: text.folder))
            waiting.formUnion(albums(of: words, from: text.folder).subtracting(shownAlbums))
        }
        guard !waiting.isEmpty else { return [] }
        let mentions = Mentions(of: waiting)
        // Most texts mention none of the files and need not be parsed.
        for text in texts.shown where mentions.mayStand(in: text.source.bytes) {
            waiting.subtract(paths(of: text.values, from: text.folder))
        }
        return waiting
    }

    /// The pictures of folders that words name, for texts whose sections cannot be read.
    private func albums(of words: [String], from folder: String) -> Set<String> {
        let folders = Set(words.compactMap { assets.pictureFolder(for: $0, from: folder) })
        return withTexts(folders.flatMap { assets.folders[$0] ?? [] })
    }

    private func withTexts(_ pictures: some Sequence<String>) -> Set<String> {
        Set(pictures.flatMap { [$0] + assets.texts(besidePicture: $0) })
    }

    /// The pictures of folders that sections show, with the texts beside them.
    private func files(of texts: (episodes: [Episode], pages: [Page])) -> Set<String> {
        let plans = texts.pages.flatMap(\.sections) + texts.episodes.flatMap(\.sections)
        return withTexts(
            plans.lazy.filter { $0.pictureFolder != nil }.flatMap(\.pictures).compactMap(\.location.contentPath))
    }

    /// - Parameter folder: the folder of the text that contains the names.
    func paths(of names: [String], from folder: String) -> Set<String> {
        Set(names.compactMap { assets.path(for: withoutBase($0.trimmingBlanks), from: folder) })
    }

    private func withoutBase(_ name: String) -> String {
        guard let base, name.hasPrefix(base.text) else { return name }
        return "/" + name.dropFirst(base.text.count)
    }
}
