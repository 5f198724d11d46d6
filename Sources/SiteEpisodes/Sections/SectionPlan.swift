import SiteDiagnostics
import SiteMarkdown

/// A section of a page as planned in front matter: its content, order and layout.
package struct SectionPlan: Hashable, Sendable {
    package enum Source: String, Hashable, Sendable, CaseIterable {
        case episodes, collections, tags, categories, seasons, people
        /// The visitor's recently watched episodes, which only the browser knows. Without a history, it shows episodes.
        case history
        /// The pages of a folder, such as albums.
        case pages
        /// The pictures in the plan.
        case pictures
        /// The site's theme and the themes of its showcase.
        case themes
        /// Numbered swatches, to show a layout by itself.
        case placeholders
    }

    /// A side of a split page. Left is left in every reading direction.
    package enum Side: String, Hashable, Sendable, CaseIterable {
        case left, right
    }

    package var title: String?
    /// The title of a history section while the history is empty.
    package var otherwise: String?
    package var source: Source
    package var filter: EpisodeFilter
    /// The order, or `nil` for the usual order of the source: episodes newest first, seasons by number, others by
    /// weight and title.
    package var order: SectionOrder?
    package var limit: Int?
    /// Whether the section continues on further pages of ``SiteInfo/pageSize`` entries. At most one section of a page
    /// does.
    package var paginates: Bool
    /// The number of placeholders.
    package var count: Int
    /// The content path of the folder with the pages, or empty for all pages.
    package var folder = ""
    package var pictures: [Picture] = []
    /// The content path of the folder that the pictures come from, or `nil` if the plan lists them.
    package var pictureFolder: String?
    package var viewing = PictureViewing()
    package var layout: LayoutReference
    package var hasHeader: Bool
    /// Empty space above the header, in points.
    package var spacer: Double?
    /// The side on a split page, or `nil` if the plan does not name one.
    package var side: Side?
    /// Whether a surface is behind the cells, on a split page.
    package var hasBackground: Bool
    /// The link in the header.
    package var more: WebAddress?
    /// The position of this link.
    package var morePosition: SourcePosition?
    /// The position of the plan in its file.
    package var position: SourcePosition
}

extension SectionPlan {
    /// The pictures that the section shows.
    package var shownPictures: ArraySlice<Picture> {
        source == .pictures ? pictures.prefix(limit ?? .max) : []
    }
}

/// The layout of a section plan.
package enum LayoutReference: Hashable, Sendable {
    /// The name of a layout in the theme, with the position of the name. The position is `nil` for a default.
    case named(String, position: SourcePosition?)
    /// A layout written in the plan.
    case inline(Value)
}
