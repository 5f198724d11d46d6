/// The keys of `site.yml`.
enum SiteKey: String, FieldKey {
    case sitegen, title, description, author, baseURL, language, timezone, theme, pagination, permalink, menu, podcast
    case images, budgets, extra

    static let names = FieldNames<Self>()

    var synonyms: [String] {
        switch self {
        case .baseURL: ["url", "siteUrl", "publicUrl"]
        case .language: ["lang", "languageCode", "locale"]
        case .pagination: ["paginate", "pageSize"]
        case .permalink: ["permalinks"]
        case .menu: ["navigation", "nav"]
        default: []
        }
    }
}

/// The keys of `podcast:` in `site.yml`.
enum PodcastKey: String, FieldKey {
    case category, owner, explicit, image, guid, locked, type, copyright

    static let names = FieldNames<Self>()

    var synonyms: [String] {
        switch self {
        case .category: ["categories"]
        case .image: ["cover"]
        default: []
        }
    }
}

/// The keys of `owner:` in `podcast:`.
enum OwnerKey: String, FieldKey {
    case name, email

    static let names = FieldNames<Self>()
}

/// The keys of an entry of `menu:`.
enum MenuKey: String, FieldKey {
    case title, url

    static let names = FieldNames<Self>()

    var synonyms: [String] {
        switch self {
        case .title: ["name", "label", "text"]
        case .url: ["to", "href", "link", "page", "path"]
        }
    }
}
