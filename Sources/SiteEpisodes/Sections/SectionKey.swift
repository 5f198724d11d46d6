/// The keys of a section plan.
enum SectionKey: String, FieldKey {
    case title, source
    case filter = "where"
    case order, limit, paginate, count, folder, pictures, open, download, details, layout, header, spacer, side,
        background, more, otherwise

    static let names = FieldNames<Self>()

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
