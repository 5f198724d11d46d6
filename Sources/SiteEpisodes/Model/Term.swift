/// A name that episodes share, with the page that lists them: a tag, a category, a collection, a season, a person.
package struct Term: Hashable, Sendable {
    package var name: String
    package var slug: Slug
    package var address: Address
}

extension Term {
    /// The number of a season that nobody gave a name: its name is in English here, and themes say it in the language of
    /// the page.
    package var seasonNumber: String? { name == Self.seasonName(slug.text) ? slug.text : nil }

    static func seasonName(_ number: String) -> String { "Season \(number)" }
}

/// What a ``Term`` is, and so where its page lies: `/tags/<slug>/`.
package enum TermKind: String, Hashable, Sendable, CaseIterable {
    case tags, categories, collections, seasons, people

    func term(_ name: String, slug: Slug) -> Term {
        Term(name: name, slug: slug, address: address(slug))
    }

    func term(_ name: String) -> Term { term(name, slug: Slug(name)) }

    func address(_ slug: Slug) -> Address { Address([Slug(rawValue), slug]) }

    /// One of them, in words.
    package var noun: String {
        switch self {
        case .tags: "tag"
        case .categories: "category"
        case .collections: "collection"
        case .seasons: "season"
        case .people: "person"
        }
    }
}
