import SiteDiagnostics

/// What decides about an episode's address, as far as its own file tells.
struct EpisodeNaming: Hashable {
    /// The author's own address; `nil` for the pattern of the site.
    var permalink: Permalink?
    /// The author's own slug.
    var slug: Slug?
    var name: EpisodeName
    /// Folders between `episodes` and the file.
    var folders: [String]
    /// The language of a translation beside its original.
    var translation: String?
    /// Where address or slug are written; the top of the file when they are not.
    var position: SourcePosition
}

extension EpisodeNaming {
    /// The address that the author's own pattern gives an episode, else that of the site.
    ///
    /// - Parameters:
    ///   - slug: instead of the episode's own.
    ///   - keepingFolder: for files of one slug in several folders.
    func address(
        of episode: EpisodeFields, slug: Slug? = nil, keepingFolder: Bool = false, on site: SiteInfo
    ) throws(AddressProblem) -> Address {
        let values = PermalinkValues(
            slug: slug ?? episode.slug, date: episode.date?.civil, number: episode.number.map { Slug($0.text) },
            season: episode.season?.slug, collection: episode.collections.first?.slug,
            folder: folders.map { Slug($0) })
        return try (permalink ?? site.permalink).address(values, keepingFolder: keepingFolder)
    }
}

extension Fields<FrontMatterKey> {
    /// The `url` of a file, when it says where on this site the page is.
    mutating func ownPermalink(on site: SiteInfo) -> Permalink? {
        guard let value = value(.url), let text = value.text?.trimmingBlanks, WebAddress.isRemote(text) else {
            return permalink(.url)
        }
        if let base = site.base?.text, text.hasPrefix(base) {
            return try? Permalink(parsing: "/" + text.dropFirst(base.count))
        }
        let address = try? WebAddress(checking: text)
        let isRecording = address.map { AssetLocation.remote($0) }?.type.map { $0.isAudio || $0.isVideo } ?? false
        if !isRecording, Media.Source(videoSite: text) == nil {
            report(
                .warning, "frontmatter.foreign-url",
                "'url' is where this page is on the site; \(value.summary) is elsewhere",
                hint: "for a recording write 'audio' or 'video', for other addresses 'links'", at: value.position)
        }
        return nil
    }

    var namingPosition: SourcePosition {
        entries[.url]?.first?.value.position ?? entries[.slug]?.first?.value.position ?? .start
    }
}
