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
            if case .page(let address) = item.target { self.address(address) } else { nil as Address? }
        }
        if let index = targets.firstIndex(of: page) { return .exact(index) }
        let above = targets.enumerated().filter { _, target in
            guard let target, target.isFolder, target != .home else { return false }
            return page.outputPath.utf8.starts(with: target.folderPath.utf8)
        }
        let nearest = above.max { ($0.element?.depth ?? 0) < ($1.element?.depth ?? 0) }
        return nearest.map { .below($0.offset) } ?? .none
    }

    /// The address of a page of the menu, or of its version in the page's language.
    func address(_ page: Address) -> Address { site.versions[page]?[language]?.address ?? page }

    func chrome(_ mark: MenuMark) -> TemplateValue {
        let items = site.menu.enumerated().map { index, item -> TemplateValue in
            let current: String? =
                switch mark {
                case .exact(index): "page"
                case .below(index): "true"
                default: nil
                }
            var title = item.titles[language]
            let url: TemplateValue
            switch item.target {
            case .page(let page):
                url = .link(address(page))
                title = title ?? site.versions[page]?[language]?.title
            case .web(let address): url = .link(address)
            }
            return [
                .title: .text(title ?? item.title), .url: url, .current: .text(current),
                .language: title == nil ? foreign(site.language) : .null,
            ]
        }
        return [
            .words: words.value, .site: siteValue, .root: root, .assets: assets,
            .menu: group(items), .search: .link(navigation.search),
        ]
    }
}
