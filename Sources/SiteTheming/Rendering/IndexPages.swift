import SiteEpisodes

/// A page with all names of a kind, as cells or by first letter.
package struct IndexPage: Sendable {
    package enum Contents: Sendable {
        case cells(Gallery)
        /// All names, or those of one letter if there are too many for one page.
        case letters(TermIndex, TermIndex.Group?)
    }

    package var kind: TermKind
    package var address: Address
    package var contents: Contents
    package var numbers: PageNumbers?
    package var head: PageHead

    package init(
        kind: TermKind, address: Address, contents: Contents, numbers: PageNumbers? = nil, head: PageHead = PageHead()
    ) {
        self.kind = kind
        self.address = address
        self.contents = contents
        self.numbers = numbers
        self.head = head
    }
}

extension ThemeRenderer {
    package func page(_ page: IndexPage) -> HTML {
        let contexts = contexts(nil)
        let name = contexts.words[page.kind.pluralKey]
        var title = contexts.title(name, page.numbers)
        if case .letters(_, let group?) = page.contents { title = "\(name): \(group.title)" }
        return render(
            .index,
            contexts.page(
                PageOutline(kind: "index", address: page.address, title: title, heading: title), head: page.head,
                chrome: chrome(page.address), slots: contexts.slots(page)))
    }

    /// Renders the search page.
    package func searchPage(at address: Address, head: PageHead) -> HTML {
        page(.search, at: address, head: head) { $0.searchSlots }
    }

    /// Renders the page that says how to subscribe.
    ///
    /// - Parameter feed: the address of the podcast's feed.
    package func subscribePage(at address: Address, feed: Address, head: PageHead) -> HTML {
        page(.subscribe, at: address, head: head) { $0.subscribeSlots(feed: feed) }
    }

    /// Renders a page whose template, kind and title have one name.
    private func page(
        _ name: TemplateName, at address: Address, head: PageHead, slots: (ContextWriter) -> TemplateRecord
    ) -> HTML {
        let contexts = contexts(nil)
        let title = contexts.words[name.rawValue]
        return render(
            name,
            contexts.page(
                PageOutline(kind: name.rawValue, address: address, title: title, heading: title), head: head,
                chrome: chrome(address), slots: slots(contexts)))
    }
}

extension TermKind {
    /// The key of the theme's plural word.
    var pluralKey: String {
        switch self {
        case .tags: "tags"
        case .categories: "categories"
        case .collections: "collections"
        case .seasons: "seasons"
        case .people: "peopleTitle"
        }
    }
}
