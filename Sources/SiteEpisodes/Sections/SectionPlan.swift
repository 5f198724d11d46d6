import SiteDiagnostics
import SiteMarkdown

/// One section of a page as its front matter plans it: what it shows, in which order, in which layout.
package struct SectionPlan: Hashable, Sendable {
    package enum Source: String, Hashable, Sendable, CaseIterable {
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
    package enum Side: String, Hashable, Sendable, CaseIterable {
        case left, right
    }

    package var title: String?
    /// Of a section of the visitor's history: the title while there is none.
    package var otherwise: String?
    package var source: Source
    package var filter: EpisodeFilter
    /// `nil` for the usual one of the source: episodes newest first, the rest by weight, then title; seasons by number.
    package var order: SectionOrder?
    package var limit: Int?
    /// Goes on over pages of ``SiteInfo/pageSize`` entries; at most one section of a page does.
    package var paginates: Bool
    /// How many placeholders.
    package var count: Int
    /// Whose pages, as a path in the content folder; empty for all pages.
    package var folder = ""
    package var pictures: [Picture] = []
    package var layout: LayoutReference
    package var hasHeader: Bool
    /// Points of empty room above the header.
    package var spacer: Double?
    /// Where the section stands on a page that is split; `nil` where the plan leaves it open.
    package var side: Side?
    /// On a split page: whether a surface lies behind the cells.
    package var hasBackground: Bool
    /// Link shown in the header.
    package var more: WebAddress?
    /// Where that link is written.
    package var morePosition: SourcePosition?
    /// Where the plan begins in its file.
    package var position: SourcePosition
}

/// How a section plan names its layout.
package enum LayoutReference: Hashable, Sendable {
    /// A layout of the theme. The position is that of the name, for messages; `nil` when the name is a default.
    case named(String, position: SourcePosition?)
    /// A layout written in the plan itself.
    case inline(Value)
}
