/// A name that episodes share, with a page that lists them: a tag, a category, a collection, a season or a person.
package struct Term: Hashable, Sendable {
    package var name: String
    package var slug: Slug
    package var address: Address
}

extension Term {
    /// The number of a season without its own name. The name is then English, and themes translate it to the page's
    /// language.
    package var seasonNumber: String? { name == Self.seasonName(slug.text) ? slug.text : nil }

    static func seasonName(_ number: String) -> String { "Season \(number)" }
}

/// The kind of a ``Term``, which gives the folder of its page: `/tags/<slug>/`.
package enum TermKind: String, Hashable, Sendable, CaseIterable {
    case tags, categories, collections, seasons, people

    func term(_ name: String, slug: Slug) -> Term {
        Term(name: name, slug: slug, address: address(slug))
    }

    func term(_ name: String) -> Term { term(name, slug: Slug(name)) }

    func address(_ slug: Slug) -> Address { Address([Slug(rawValue), slug]) }

    /// The singular noun for the kind.
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
