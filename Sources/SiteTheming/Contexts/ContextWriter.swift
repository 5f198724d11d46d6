import SiteEpisodes

/// Converts content to template values. It is pure: equal content gives equal values.
///
/// Every map contains all of its keys, with `.null` for missing values. Mustache would look up a missing key in the
/// outer maps.
///
/// This is a class, because all tasks share it. With a struct, each copy would count references to all parts, and tasks
/// would wait for each other.
final class ContextWriter: Sendable {
    let site: SiteInfo
    /// The words in the page's language.
    let words: Words
    /// The kinds of names whose pages exist.
    let linkedKinds: Set<TermKind>
    /// The facts about content pictures.
    let pictures: ArtworkIndex
    /// The maximum width of the picture in a page header, in points.
    let headerArtwork: Int?
    /// The pages that help visitors find episodes.
    let navigation: SiteNavigation
    /// The path to the site's root.
    let root = TemplateValue.html(HTML(trusted: String(HTML.rootMark)))
    /// The site's own keys of `site.yml`, and the values of its data files.
    let extra, data: TemplateValue
    /// The path to the theme's assets.
    let assets: TemplateValue

    /// - Parameter language: the page's language.
    init(
        site: SiteInfo, theme: Theme, language: String, linkedKinds: Set<TermKind>, pictures: ArtworkIndex,
        navigation: SiteNavigation
    ) {
        self.site = site
        extra = .authored(site.extra)
        data = .map(site.data.mapValues { .authored($0) })
        words = theme.vocabulary.words(for: language)
        headerArtwork = theme.manifest.headerArtwork
        assets = .html(HTML(trusted: "\(HTML.rootMark)\(theme.assetFolder)/"))
        self.linkedKinds = linkedKinds
        self.pictures = pictures
        self.navigation = navigation
    }

    /// The language of the page and of the theme's words on it, as a BCP 47 tag.
    var language: String { words.language }

    /// The language of a part of the page, or `null` if it is the page's language.
    func foreign(_ language: String) -> TemplateValue { language == self.language ? .null : .text(language) }

    func link(_ kind: TermKind, _ term: Term) -> TemplateValue {
        linkedKinds.contains(kind) ? .link(term.address) : .null
    }

    /// A list as a map with `items`, or `null` if it is empty, so that a template can put a heading around it.
    func group(_ items: [TemplateValue]) -> TemplateValue { items.isEmpty ? .null : [.items: .list(items)] }
}

/// The width and height of a picture, in pixels.
package struct PictureSize: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
