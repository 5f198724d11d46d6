import SiteDiagnostics
import SiteMarkup

/// The facts in an episode's own file that decide its address.
struct EpisodeNaming: Hashable {
    /// The author's address, or `nil` for the site's pattern.
    var permalink: Permalink?
    /// The author's slug.
    var slug: Slug?
    var name: EpisodeName
    /// The folders between `episodes` and the file.
    var folders: [String]
    /// The language of a translation beside its original.
    var translation: String?
    /// The position of the address or slug, or the start of the file.
    var position: SourcePosition
}

extension EpisodeNaming {
    /// The address by the author's pattern, or else by the site's.
    ///
    /// - Parameters:
    ///   - slug: a slug that replaces the episode's own.
    ///   - keepingFolder: whether to keep the folder, for files with one slug in several folders.
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
    /// The `url` of a file, if it is an address on this site.
    mutating func ownPermalink(on site: SiteInfo) -> Permalink? {
        guard let value = value(.url), let text = value.text?.trimmingBlanks, WebAddress.isRemote(text) else {
            return permalink(.url)
        }
        if let base = site.base?.text, text.hasPrefix(base) {
            return try? Permalink(parsing: "/" + text.dropFirst(base.count))
        }
        let address = try? WebAddress(checking: text)
        let isRecording = address.map { AssetLocation.remote($0) }?.type.map { $0.isAudio || $0.isVideo } ?? false
        if !isRecording, Embed(video: text) == nil {
            report(
                .warning, "frontmatter.foreign-url",
                "'url' must be the address of this page on the site, but \(value.summary) is a different site",
                hint: "use 'audio' or 'video' for a recording, and 'links' for other addresses", at: value.position)
        }
        return nil
    }

    var namingPosition: SourcePosition {
        entries[.url]?.first?.value.position ?? entries[.slug]?.first?.value.position ?? .start
    }
}
