import SiteEpisodes

/// Pages that lead to other pages: lists of names, and the search.
extension ContextWriter {
    func slots(_ page: IndexPage) -> TemplateRecord {
        var slots: TemplateRecord = [
            .breadcrumbs: breadcrumbs(page.numbers.isFirst ? [] : [step(to: page.kind)]), .letters: .null,
            .groups: .null,
            .pagination: pagination(page.numbers),
        ]
        switch page.contents {
        case .cells(let gallery):
            slots[.gallery] = self.gallery(gallery, label: words[page.kind.pluralKey])
            slots[.isEmpty] = .boolean(gallery.isEmpty)
        case .letters(let index, let group):
            if group != nil {
                slots[.breadcrumbs] = breadcrumbs([step(to: page.kind)])
            }
            if index.hasLetters { slots[.letters] = self.group(letters(of: index, current: group)) }
            slots[.groups] = self.group(groups(of: index, group))
        }
        return slots
    }

    /// Links to the letters, on this page or on their own pages.
    private func letters(of index: TermIndex, current: TermIndex.Group?) -> [TemplateValue] {
        index.groups.map { group in
            let url: TemplateValue =
                index.isOnePage
                ? .html(HTML(escaping: "#letter-\(Slug(group.name).text)")) : .link(index.address(of: group))
            return [
                .title: .text(group.title), .url: url, .isCurrent: .boolean(group.name == current?.name),
            ]
        }
    }

    private func groups(of index: TermIndex, _ group: TermIndex.Group?) -> [TemplateValue] {
        if let group { return [names(group.listings, title: nil, id: nil)] }
        if !index.hasLetters { return [names(index.groups.flatMap(\.listings), title: nil, id: nil)] }
        if !index.isOnePage { return [names(index.frequent, title: words["mostUsed"], id: nil)] }
        return index.groups.map { names($0.listings, title: $0.title, id: "letter-\(Slug($0.name).text)") }
    }

    private func names(_ listings: [Listing], title: String?, id: String?) -> TemplateValue {
        let items = listings.map { listing -> TemplateValue in
            [
                .title: .text(listing.name), .url: .link(listing.address),
                .count: .text(words.format.number(listing.episodeCount)),
            ]
        }
        return [.title: .text(title), .id: .text(id), .names: .list(items)]
    }

    var searchSlots: TemplateRecord {
        [.breadcrumbs: breadcrumbs([]), .indexes: indexes]
    }

    /// Links to the index pages of all kinds.
    private var indexes: TemplateValue {
        group(
            navigation.indexedKinds.map {
                [.title: .text(words[$0.pluralKey]), .url: .link(TermIndex.address(of: $0))]
            })
    }

    /// The breadcrumbs of a listing's page. Later pages lead to the first one.
    func breadcrumbs(to page: ListingPage) -> TemplateValue {
        let listing = page.listing
        let index = navigation.indexedKinds.contains(listing.kind) ? [step(to: listing.kind)] : []
        let own = page.numbers.isFirst ? [] : [(name(listing.kind, listing.term), listing.address)]
        return breadcrumbs(index + own)
    }

    private func step(to kind: TermKind) -> (title: String, address: Address) {
        (words[kind.pluralKey], TermIndex.address(of: kind))
    }
}
