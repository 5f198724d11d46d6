import SiteDiagnostics
import SiteMarkdown

/// The keys of `collections/*.yml`, `people/*.yml` and similar files.
enum ListingKey: String, FieldKey {
    case title, description, image, order, weight, url, feeds, course, extra

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .title: .init(.text, "Name that pages show.")
        case .description: .init(.text, "A few sentences for the page of this name.")
        case .image: .init(.picture, "Picture: a file, an address, or a map with 'src' and 'alt'.")
        case .order:
            .init(
                .either([.number, .words(SectionOrder.self)]),
                "Order of the episodes, or the place of this name among the others.")
        case .weight: .init(.number, "Place among the other names. The smallest is first.")
        case .url: .init(.text, "Address on the web, such as the site of a person.")
        case .feeds: .init(.feedFormats, "Feeds of this name: true, false, or some of rss, atom and json.")
        case .course: .init(.yesNo, "Whether this is a course, whose lessons are taken in order.")
        case .extra: .init(.anyMap, "Your own keys, for templates.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .title: ["name"]
        case .description: ["summary", "bio"]
        case .image: ["cover", "avatar", "photo"]
        case .url: ["website", "link"]
        case .feeds: ["feed"]
        default: []
        }
    }
}

/// A data file with a text and a picture for a shared name. The file's name is the slug.
struct ListingDefinition {
    var kind: TermKind
    var slug: Slug
    var title: String?
    var details: ListingDetails
    var path: String
}

extension ListingDefinition {
    /// Returns `nil` if the path is not that of such a file.
    static func read(
        path: String, _ source: SourceText, assets: AssetIndex
    ) -> (definition: ListingDefinition, diagnostics: [Diagnostic])? {
        guard let folder = pathComponents(path).first, let (kind, slug) = TermKind.defined(at: path) else { return nil }
        let (value, problems) = YAML.parse(source)
        var fields = Fields<ListingKey>(value, in: source)
        if let value, value.entries == nil, !value.isEmpty {
            fields.report(
                .error, "listing.not-a-map", "this file must be a map, not \(value.summary)",
                hint: "write 'title: …'", at: value.position)
        }
        let scope = AssetScope(assets: assets, folder: folder)
        var definition = ListingDefinition(
            kind: kind, slug: slug, title: fields.text(.title),
            details: ListingDetails(), path: source.path)
        definition.details.summary = fields.longText(.description)
        definition.details.image = fields.picture(.image, in: scope)
        definition.details.link = fields.value(.url).flatMap { fields.webAddress($0.text ?? "", at: $0.position) }
        definition.details.weight = fields.number(.weight)
        definition.details.feedFormats = fields.feedFormats(.feeds)
        definition.details.isCourse = fields.boolean(.course) ?? false
        definition.details.extra = fields.map(.extra)
        // `order: 2` is the weight of the collection; `order: oldest` is the order of its episodes.
        if let place = fields.value(.order)?.number {
            definition.details.weight = definition.details.weight ?? place
        } else {
            definition.details.order = fields.choice(.order)
        }
        var unknownKeys = UnknownKeys<ListingKey>()
        return (
            definition, problems + fields.diagnostics + unknownKeys.diagnostics(for: fields.unknown, in: fields.source)
        )
    }
}

extension TermKind {
    /// The subject of the data file at a path, such as the person `ann` for `people/ann.yml`. It is `nil` for other
    /// files.
    package static func defined(at path: String) -> (kind: TermKind, slug: Slug)? {
        guard let folder = pathComponents(path).first, let kind = TermKind(rawValue: folder) else { return nil }
        let file = path.dropFirst(folder.count + 1)
        return (kind, Slug(file[..<(file.lastIndex(of: ".") ?? file.endIndex)]))
    }
}
