import SiteBuilder
import SiteEpisodes
import SiteMarkdown

/// The conventions of a site's episodes, from the last one: with the highest number, or else the newest.
struct EpisodeModel {
    enum Naming: Hashable {
        /// `042-title`, with this number of digits.
        case number(width: Int)
        /// `2026-09-02-title`.
        case date
        case title
    }

    var form = FrontMatterForm.yaml
    var naming = Naming.number(width: 3)
    /// The folder, relative to the content folder.
    var folder = "episodes"
    var ending = ".md"
    var nextNumber = 1
    /// The key for the number, or `nil` if only file names have numbers or there are none.
    var numberKey: String? = "number"
    /// The season of the last episode.
    var season: Entry?
    /// Whether dates have a time.
    var writesTimes = false
    /// The spellings of keys in the file, by documented key.
    private var spellings: [String: String] = [:]

    init(_ site: AuthoredContent) {
        let episodes = site.catalog.episodes + site.catalog.withheld
        let highest = episodes.compactMap { $0.number?.integer }.max()
        nextNumber = (highest ?? 0) + 1
        // A translation has the number of its original.
        let own = episodes.filter { $0.language == site.catalog.site.language }
        let candidates = own.isEmpty ? episodes : own
        let last = candidates.first { $0.number?.integer == highest && highest != nil } ?? candidates.first
        guard let last, let document = site.content.documents[last.id].map(Document.init) else { return }
        form = FrontMatterForm(of: document) ?? .yaml
        spellings = AuthoredKeys.spellings(in: document.frontMatter)
        let entries = document.frontMatter?.entries ?? []
        numberKey = spellings["number"]
        season = spellings["season"].flatMap { key in entries.first { $0.key == key } }
        writesTimes = spellings["date"].flatMap { document.frontMatter?[$0]?.text }?.contains(":") ?? false
        read(path: last.id)
        if highest == nil, case .number = naming { naming = .title }
    }

    /// The key in the spelling of the site's authors.
    func key(_ taught: String) -> String { spellings[taught] ?? taught }

    /// Reads the folder and the style of the name. A bundle's name is that of its folder.
    private mutating func read(path: String) {
        var parts = path.split(separator: "/").map(String.init)
        guard var name = parts.popLast() else { return }
        for ending in [".markdown", ".md"] where name.lowercased().hasSuffix(ending) {
            self.ending = ending
            name.removeLast(ending.count)
            break
        }
        if name == "index", parts.count > 1 {
            name = parts.removeLast()
            ending = ".md"
        }
        folder = parts.joined(separator: "/")
        let stem = name.drop { $0 == "_" }
        let digits = stem.prefix { $0.isASCII && $0.isNumber }
        if stem.prefixMatch(of: #/\d{4}-\d{1,2}-\d{1,2}([^0-9]|$)/#) != nil {
            naming = .date
        } else if !digits.isEmpty, Int(digits) != nil, let next = stem[digits.endIndex...].first, "-_ .".contains(next)
        {
            naming = .number(width: digits.count)
        } else {
            naming = .title
        }
    }
}
