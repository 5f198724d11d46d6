import SiteMarkdown

/// The keys of `site.yml`.
enum SiteKey: String, FieldKey {
    case sitegen, title, description, author, baseURL, media, language, timezone, theme, showcase, pagination,
        permalink, menu,
        podcast, feeds, search
    case html, images, icon, trusted, budgets, publish, deploy, announce, cache, contentPolicy, keys, extra

    static let names = FieldNames<Self>()

    var synonyms: [String] {
        switch self {
        case .baseURL: ["url", "siteUrl", "publicUrl"]
        case .language: ["lang", "languageCode", "locale"]
        case .pagination: ["paginate", "pageSize"]
        case .permalink: ["permalinks"]
        case .menu: ["navigation", "nav"]
        case .feeds: ["feed"]
        case .icon: ["favicon", "logo"]
        case .contentPolicy: ["csp", "contentSecurityPolicy"]
        case .keys: ["keyMap", "frontMatterKeys"]
        default: []
        }
    }
}

/// The keys of an entry of `menu:`.
enum MenuKey: String, FieldKey {
    case title, titles, url

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .title: .init(.text, "Text of the entry.")
        case .titles: .init(.ownKeys(.text), "Text of the entry in other languages, by BCP 47 tag.")
        case .url: .init(.text, "Address that the entry leads to.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .title: ["name", "label", "text"]
        case .titles: ["names", "labels", "translations"]
        case .url: ["to", "href", "link", "page", "path"]
        }
    }
}
