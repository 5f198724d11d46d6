extension Catalog {
    /// The same without some files of the content folder, which turned out not to be fit for visitors: nothing names them any
    /// more, and links to them lead nowhere.
    ///
    /// - Parameter paths: of pictures.
    public func withholding(_ paths: Set<String>) -> Catalog {
        guard !paths.isEmpty else { return self }
        func isGone(_ location: AssetLocation?) -> Bool {
            if case .file(let path)? = location { paths.contains(path) } else { false }
        }
        var catalog = self
        catalog.sources.refused.formUnion(paths)
        if isGone(site.podcast?.image) { catalog.site.podcast?.image = nil }
        if isGone(site.icon) { catalog.site.icon = nil }
        for index in episodes.indices {
            if isGone(episodes[index].image?.location) { catalog.episodes[index].image = nil }
            for media in episodes[index].media.indices where isGone(episodes[index].media[media].poster) {
                catalog.episodes[index].media[media].poster = nil
            }
            for chapter in episodes[index].chapters.indices where isGone(episodes[index].chapters[chapter].image) {
                catalog.episodes[index].chapters[chapter].image = nil
            }
        }
        for index in pages.indices where isGone(pages[index].image?.location) { catalog.pages[index].image = nil }
        for (kind, listings) in listingsByKind {
            for index in listings.indices where isGone(listings[index].details.image?.location) {
                catalog.listingsByKind[kind]?[index].details.image = nil
            }
        }
        return catalog
    }

    /// The file of the content folder that a picture of a body shows; `nil` when it shows none that is published.
    ///
    /// - Parameters:
    ///   - written: as in the Markdown, entities decoded.
    ///   - id: the file that holds the picture: an episode's or page's id.
    public func file(ofPicture written: String, in id: String) -> String? {
        for file in files(ofLink: written, in: id) where !isWithheld(file) {
            if sources.isAsset(file) { return file }
        }
        return nil
    }
}
