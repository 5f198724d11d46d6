import SiteEpisodes

/// Turns the content model into what templates see. Pure: the same values give the same context.
///
/// Every map holds all of its keys, `.null` for what is missing: a name that a map lacks would be looked up in the maps
/// around it.
///
/// A class, as all tasks use the same: each would count references to all that it holds, and wait for the others to have done so.
final class ContextWriter: Sendable {
    let site: SiteInfo
    /// In the language of the page.
    let words: Words
    /// Kinds of names that have a page to link to.
    let linkedKinds: Set<TermKind>
    /// What is known of the pictures of the content folder.
    let pictures: ArtworkIndex
    /// No page header shows its picture wider, in CSS px.
    let headerArtwork: Int?
    /// Pages by which visitors find episodes.
    let navigation: SiteNavigation

    init(
        site: SiteInfo, words: Words, linkedKinds: Set<TermKind>, pictures: ArtworkIndex, headerArtwork: Int?,
        navigation: SiteNavigation
    ) {
        self.site = site
        self.words = words
        self.linkedKinds = linkedKinds
        self.pictures = pictures
        self.headerArtwork = headerArtwork
        self.navigation = navigation
    }

    /// BCP 47: that of the page and of all that the theme says on it.
    var language: String { words.language }

    /// The language of a piece of the page, where it is another one than the page's.
    func foreign(_ language: String) -> TemplateValue { language == self.language ? .null : .text(language) }

    func link(_ kind: TermKind, _ term: Term) -> TemplateValue {
        linkedKinds.contains(kind) ? .link(term.address) : .null
    }

    /// A list for a template: `null` when it is empty, else a map with `items`, so that a heading can stand around it.
    func group(_ items: [TemplateValue]) -> TemplateValue { items.isEmpty ? .null : [.items: .list(items)] }
}

/// Width and height of a picture in pixels.
package struct PictureSize: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
