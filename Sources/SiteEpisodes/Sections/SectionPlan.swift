import SiteDiagnostics
import SiteMarkdown

/// One section of a page as its front matter plans it: what it shows, in which order, in which layout.
public struct SectionPlan: Hashable, Sendable {
    public enum Source: String, Hashable, Sendable, CaseIterable {
        case episodes, collections, tags, categories, seasons, people
        /// What the visitor has watched lately, which only the visitor's browser knows; others see episodes.
        case history
        /// Pages of a folder, such as albums.
        case pages
        /// Those that the plan itself names.
        case pictures
        /// The site's theme and those of its showcase.
        case themes
        /// Numbered swatches, to show a layout by itself.
        case placeholders
    }

    /// Of a split page. Physical: left is left, whatever direction lines are read in.
    public enum Side: String, Hashable, Sendable, CaseIterable {
        case left, right
    }

    public var title: String?
    /// Of a section of the visitor's history: the title while there is none.
    public var otherwise: String?
    public var source: Source
    public var filter: EpisodeFilter
    /// `nil` for the usual one of the source: episodes newest first, the rest by weight, then title; seasons by number.
    public var order: SectionOrder?
    public var limit: Int?
    /// Goes on over pages of ``SiteInfo/pageSize`` entries; at most one section of a page does.
    public var paginates: Bool
    /// How many placeholders.
    public var count: Int
    /// Whose pages, as a path in the content folder; empty for all pages.
    public var folder = ""
    public var pictures: [Picture] = []
    public var layout: LayoutReference
    public var hasHeader: Bool
    /// Points of empty room above the header.
    public var spacer: Double?
    /// Where the section stands on a page that is split; `nil` where the plan leaves it open.
    public var side: Side?
    /// On a split page: whether a surface lies behind the cells.
    public var hasBackground: Bool
    /// Link shown in the header.
    public var more: WebAddress?
    /// Where that link is written.
    public var morePosition: SourcePosition?
    /// Where the plan begins in its file.
    public var position: SourcePosition
}

/// How a section plan names its layout.
public enum LayoutReference: Hashable, Sendable {
    /// A layout of the theme. The position is that of the name, for messages; `nil` when the name is a default.
    case named(String, position: SourcePosition?)
    /// A layout written in the plan itself.
    case inline(Value)
}
