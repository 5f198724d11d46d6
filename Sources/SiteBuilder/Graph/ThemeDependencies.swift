import SiteEpisodes
import SiteTheming

/// What pages take from their theme.
struct ThemeDependencies {
    private let theme: Theme
    private let layouts: SiteLayouts
    /// Of every page.
    private let common: Set<Dependency>

    init(_ theme: Theme, layouts: SiteLayouts) {
        self.theme = theme
        self.layouts = layouts
        // Pages name their cards and stylesheets by what is in them.
        common = ["theme.yml", "social-card.yml"].reduce(into: theme.dependencies(.words, in: "words")) {
            $0.formUnion(theme.dependencies(.theme, in: $1))
        }.union(theme.dependencies(.style, in: "styles"))
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

    /// Pages choose layouts, and each set that they choose has a stylesheet.
    var stylesheet: Set<Dependency> {
        ["styles", "cells", "layouts"].reduce(into: theme.dependencies(.theme, in: "theme.yml")) {
            $0.formUnion(theme.dependencies(.style, in: $1))
        }.union([Dependency(.choice, .content)])
    }

    /// Templates that are rendered by name for a page.
    private func templates(of plan: PagePlan) -> Set<String> {
        var names: Set<TemplateName> = [.siteHeader, .siteFooter]
        switch plan.subject {
        case .episode: names.insert(.episode)
        case .page: names.insert(.page)
        case .listing(let listing): names.insert(listing.kind == .collections ? .collection : .term)
        case .index, .letters: names.insert(.index)
        case .search: names.insert(.search)
        case .notFound: names.insert(.notFound)
        }
        for entry in plan.sections.lazy.flatMap(\.entries) { names.formUnion(entry.templates) }
        let ofItems = theme.templates.names.filter { $0.hasPrefix("boundary-") || $0.hasPrefix("supplementary-") }
        return Set(names.map(\.rawValue)).union(plan.sections.isEmpty ? [] : ofItems)
    }
}

extension Theme {
    /// - Parameter part: the first part of paths in the theme.
    func dependencies(_ role: Dependency.Role, in part: String) -> Set<Dependency> {
        Set((paths[part] ?? []).map { .file(role, $0) })
    }
}

extension SectionEntry {
    /// Templates that may be rendered for it.
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
