import SiteDiagnostics
import SiteMarkdown

/// A section of a page as planned in front matter: its content, order and layout.
public struct SectionPlan: Hashable, Sendable {
    public enum Source: String, Hashable, Sendable, CaseIterable {
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
    public enum Side: String, Hashable, Sendable, CaseIterable {
        case left, right
    }

    public var title: String?
    /// The title of a history section while the history is empty.
    public var otherwise: String?
    public var source: Source
    public var filter: EpisodeFilter
    /// The order, or `nil` for the usual order of the source: episodes newest first, seasons by number, others by
    /// weight and title.
    public var order: SectionOrder?
    public var limit: Int?
    /// Whether the section continues on further pages of ``SiteInfo/pageSize`` entries. At most one section of a page
    /// does.
    public var paginates: Bool
    /// The number of placeholders.
    public var count: Int
    /// The content path of the folder with the pages, or empty for all pages.
    public var folder = ""
    public var pictures: [Picture] = []
    public var layout: LayoutReference
    public var hasHeader: Bool
    /// Empty space above the header, in points.
    public var spacer: Double?
    /// The side on a split page, or `nil` if the plan does not name one.
    public var side: Side?
    /// Whether a surface is behind the cells, on a split page.
    public var hasBackground: Bool
    /// The link in the header.
    public var more: WebAddress?
    /// The position of this link.
    public var morePosition: SourcePosition?
    /// The position of the plan in its file.
    public var position: SourcePosition
}

/// The layout of a section plan.
public enum LayoutReference: Hashable, Sendable {
    /// The name of a layout in the theme, with the position of the name. The position is `nil` for a default.
    case named(String, position: SourcePosition?)
    /// A layout written in the plan.
    case inline(Value)
}
