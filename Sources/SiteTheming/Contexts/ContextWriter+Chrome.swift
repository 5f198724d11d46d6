import SiteEpisodes

/// The relation of a page to an entry of the menu.
enum MenuMark: Hashable {
    case none
    /// The page is the entry's target.
    case exact(Int)
    /// The page is below the entry's target.
    case below(Int)
}

extension ContextWriter {
    func menuMark(for page: Address) -> MenuMark {
        let targets = site.menu.map { item in
            if case .page(let address) = item.target { address } else { nil as Address? }
        }
        if let index = targets.firstIndex(of: page) { return .exact(index) }
        let above = targets.enumerated().filter { _, target in
            guard let target, target.isFolder, target != .home else { return false }
            return page.outputPath.utf8.starts(with: target.folderPath.utf8)
        }
        let nearest = above.max { ($0.element?.depth ?? 0) < ($1.element?.depth ?? 0) }
        return nearest.map { .below($0.offset) } ?? .none
    }

    func chrome(_ mark: MenuMark) -> TemplateValue {
        let items = site.menu.enumerated().map { index, item -> TemplateValue in
            let current: String? =
                switch mark {
                case .exact(index): "page"
                case .below(index): "true"
                default: nil
                }
            let url: TemplateValue =
                switch item.target {
                case .page(let address): .link(address)
                case .web(let address): .link(address)
                }
            return [
                .title: .text(item.title), .url: url, .current: .text(current), .language: foreign(site.language),
            ]
        }
        return [
            .words: words.value, .site: siteValue, .root: root, .assets: assets,
            .menu: group(items), .search: .link(navigation.search),
        ]
    }
}
