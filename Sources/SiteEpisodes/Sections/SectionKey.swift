/// The keys of a section plan.
enum SectionKey: String, FieldKey {
    case title, source
    case filter = "where"
    case order, limit, paginate, count, folder, pictures, open, download, details, layout, header, spacer, side,
        background, more, otherwise

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .title: .init(.text, "Title above the section.")
        case .source: .init(.words(SectionPlan.Source.self), "Content of the section.")
        case .filter: .init(.map(FilterKey.self), "Conditions for the episodes of the section.")
        case .order: .init(.words(SectionOrder.self), "Order of the entries.")
        case .limit: .init(.whole(from: 1), "Largest number of entries.")
        case .paginate: .init(.yesNo, "Whether the section continues on further pages.")
        case .count: .init(.whole(from: 1), "Number of placeholders.")
        case .folder: .init(.text, "Folder that the pages or pictures come from.")
        case .pictures: .init(.picture, "Pictures of the section: files, addresses, or maps with 'src' and 'alt'.")
        case .open:
            .init(.words(PictureViewing.Opening.self), "Target of a picture's link: a page of its own, or the file.")
        case .download: .init(.yesNo, "Whether visitors can download the original pictures.")
        case .details: .init(.yesNo, "Whether pages of pictures show camera, lens and exposure.")
        case .layout: .init(.either([.text, .elsewhere(.layout)]), "Name of a layout of the theme, or a layout.")
        case .header: .init(.yesNo, "Whether the section has a header.")
        case .spacer: .init(.number, "Empty space above the header, in points.")
        case .side: .init(.words(SectionPlan.Side.self), "Side of a split page.")
        case .background: .init(.yesNo, "Whether a surface is behind the cells, on a split page.")
        case .more: .init(.text, "Address of the link in the header.")
        case .otherwise: .init(.text, "Title of a section of history while the history is empty.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .filter: ["filter"]
        case .order: ["sort", "orderBy"]
        case .paginate: ["paginated", "pagination"]
        case .pictures: ["photos", "images"]
        default: []
        }
    }
}

/// The keys of `where:` in a section plan.
enum FilterKey: String, FieldKey {
    case tag, category, collection, season, person, featured

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .tag: .init(.names, "Tags, one of which an episode must have.")
        case .category: .init(.names, "Categories, one of which an episode must have.")
        case .collection: .init(.names, "Collections, one of which an episode must belong to.")
        case .season: .init(.names, "Seasons, one of which an episode must belong to.")
        case .person: .init(.names, "People, one of whom an episode must have as host or guest.")
        case .featured: .init(.yesNo, "Whether an episode must be featured.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .tag: ["tags"]
        case .category: ["categories"]
        case .collection: ["collections", "series", "course", "album"]
        case .season: ["seasons"]
        case .person: ["people", "host", "guest"]
        case .featured: []
        }
    }

    /// The kind of names, or `nil` for other conditions.
    var kind: TermKind? {
        switch self {
        case .tag: .tags
        case .category: .categories
        case .collection: .collections
        case .season: .seasons
        case .person: .people
        case .featured: nil
        }
    }
}
