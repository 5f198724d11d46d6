extension Catalog {
    /// The catalog without references to some refused pictures.
    ///
    /// - Parameters:
    ///   - pictures: the paths of the pictures in the content folder.
    ///   - files: the pictures that are not published at all, so that links to them lead nowhere.
    package func withholding(pictures: Set<String>, files: Set<String>) -> Catalog {
        guard !pictures.isEmpty else { return self }
        func isGone(_ location: AssetLocation?) -> Bool {
            if case .file(let path)? = location { pictures.contains(path) } else { false }
        }
        var catalog = self
        catalog.sources.refused.formUnion(files)
        catalog.sources.unshown.formUnion(pictures)
        if isGone(site.podcast?.image) { catalog.site.podcast?.image = nil }
        catalog.site.podcast?.images.removeAll { isGone($0.location) }
        if isGone(site.icon) { catalog.site.icon = nil }
        for index in episodes.indices {
            if isGone(episodes[index].image?.location) { catalog.episodes[index].image = nil }
            if isGone(episodes[index].showCover?.location) { catalog.episodes[index].showCover = nil }
            if episodes[index].transcripts.contains(where: { isGone($0.location) }) {
                catalog.episodes[index].transcripts.removeAll { isGone($0.location) }
            }
            if episodes[index].podcast.images.contains(where: { isGone($0.location) }) {
                catalog.episodes[index].podcast.images.removeAll { isGone($0.location) }
            }
            for media in episodes[index].media.indices {
                if isGone(episodes[index].media[media].poster) { catalog.episodes[index].media[media].poster = nil }
                catalog.episodes[index].media[media].captions.removeAll { isGone($0.location) }
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

    /// The content file of a picture in a body, or `nil` if the picture is remote or not published.
    ///
    /// - Parameters:
    ///   - written: the address in the Markdown, with entities decoded.
    ///   - id: the id of the episode or page that contains the picture.
    package func file(ofPicture written: String, in id: String) -> String? {
        files(ofLink: written, in: id).first { sources.isAsset($0) && !isWithheld($0) && !sources.unshown.contains($0) }
    }

    /// Whether a picture of a body names a refused file.
    package func isUnshown(picture written: String, in id: String) -> Bool {
        !sources.unshown.isEmpty
            && files(ofLink: written, in: id).first { sources.isAsset($0) }.map(sources.unshown.contains) ?? false
    }
}
