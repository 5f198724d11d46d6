import SiteEpisodes
import SiteTheming

/// The theme files that pages depend on.
struct ThemeDependencies {
    private let theme: Theme
    private let layouts: SiteLayouts
    /// The dependencies of every page.
    private let common: Set<Dependency>

    init(_ theme: Theme, layouts: SiteLayouts) {
        self.theme = theme
        self.layouts = layouts
        // Each page names its card, stylesheets and assets by a digest of their content.
        common = ["theme.yml", "social-card.yml"].reduce(into: theme.dependencies(.words, in: "words")) {
            $0.formUnion(theme.dependencies(.theme, in: $1))
        }.union(theme.dependencies(.style, in: "styles")).union(theme.dependencies(.copy, in: "assets"))
    }

    func all(of plan: PagePlan) -> Set<Dependency> {
        var found = common
        let parts = templates(of: plan).reduce(into: Set<String>()) { $0.formUnion(theme.templates.closure(of: $1)) }
        for part in parts {
            if let source = theme.templateSources[part] { found.insert(.file(.template, source.path)) }
        }
        for section in plan.sections {
            for origin in layouts.used[section.request.use]?.origins ?? [] {
                if let path = origin.path { found.insert(.file(.layout, path)) }
            }
        }
        return plan.sections.isEmpty ? found : found.union(theme.dependencies(.style, in: "cells"))
    }

    /// The theme files behind a page's stylesheet. Each set of layouts has one stylesheet.
    var stylesheet: Set<Dependency> {
        ["styles", "cells", "layouts"].reduce(into: theme.dependencies(.theme, in: "theme.yml")) {
            $0.formUnion(theme.dependencies(.style, in: $1))
        }.union(theme.dependencies(.copy, in: "assets")).union([Dependency(.choice, .content)])
    }

    /// The templates that a page is rendered with.
    private func templates(of plan: PagePlan) -> Set<String> {
        var names: Set<TemplateName> = [.siteHeader, .siteFooter]
        switch plan.subject {
        case .episode: names.insert(.episode)
        case .page: names.insert(.page)
        case .listing(let listing): names.insert(listing.kind == .collections ? .collection : .term)
        case .index, .letters: names.insert(.index)
        case .picture: names.insert(.picture)
        case .search: names.insert(.search)
        case .subscribe: names.insert(.subscribe)
        case .notFound: names.insert(.notFound)
        }
        for entry in plan.sections.lazy.flatMap(\.entries) { names.formUnion(entry.templates) }
        let ofItems = theme.templates.names.filter { $0.hasPrefix("boundary-") || $0.hasPrefix("supplementary-") }
        return Set(names.map(\.rawValue)).union(plan.sections.isEmpty ? [] : ofItems)
    }
}

extension Theme {
    /// - Parameter part: the first path component in the theme.
    func dependencies(_ role: Dependency.Role, in part: String) -> Set<Dependency> {
        Set((paths[part] ?? []).map { .file(role, $0) })
    }
}

extension SectionEntry {
    /// The templates that may be rendered for this section.
    fileprivate var templates: Set<TemplateName> {
        switch self {
        case .episode: [.episodeCard]
        case .listing: [.collectionCard, .labelCard]
        case .page: [.pageCard]
        case .picture: [.pictureCard]
        case .theme: [.collectionCard]
        case .placeholder: [.swatch]
        }
    }
}
