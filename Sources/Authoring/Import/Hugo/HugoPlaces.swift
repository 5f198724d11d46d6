/// Where the files of a Hugo content folder go, and what their addresses were.
///
/// Files at the top are pages, files in sections episodes. A single section needs no folder of its own.
struct HugoPlaces {
    enum Role: Hashable {
        case episode
        case page
        /// `_index.md`: the page of a section, and of the site when the section is none.
        case section
    }

    private let onlySection: String?
    /// Folders at the top that are each one page, with what belongs to it.
    private let topBundles: Set<String>

    init(_ paths: some Sequence<String>) {
        let parts = paths.map { $0.split(separator: "/").map(String.init) }
        let bundles = Set(parts.filter { $0.count == 2 && Self.stem($0[1]) == "index" }.map { $0[0] })
        let sections = Set(parts.filter { $0.count > 1 }.map { $0[0] }).subtracting(bundles)
        topBundles = bundles
        onlySection = sections.count == 1 ? sections.first : nil
    }

    func role(of path: String) -> Role {
        let parts = path.split(separator: "/")
        if Self.stem(path).split(separator: ".").first == "_index" { return .section }
        let isBundle = Self.isIndex(path)
        return parts.count - (isBundle ? 1 : 0) > 1 ? .episode : .page
    }

    /// Below the site's folder.
    func newPath(of path: String) -> String {
        switch role(of: path) {
        case .episode: "Content/episodes/" + withoutSection(path)
        case .page: "Content/" + path
        case .section: Self.folder(path).isEmpty ? "Content/index.md" : "Content/" + Self.folder(path) + ".md"
        }
    }

    /// A file beside texts goes where they go.
    func newPath(ofResource path: String) -> String {
        guard let top = path.split(separator: "/").first, path.contains("/"), !topBundles.contains(String(top)) else {
            return "Content/" + path
        }
        return "Content/episodes/" + withoutSection(path)
    }

    private func withoutSection(_ path: String) -> String {
        guard let onlySection, path.hasPrefix(onlySection + "/") else { return path }
        return String(path.dropFirst(onlySection.count + 1))
    }

    /// What Hugo publishes a file as, unless it is told otherwise: `/section/name/`.
    static func oldAddress(of path: String, slug: String?) -> String {
        var parts = (isIndex(path) ? folder(path) : folder(path).isEmpty ? stem(path) : folder(path) + "/" + stem(path))
            .split(separator: "/").map { $0.lowercased().replacing(" ", with: "-") }
        if stem(path).hasPrefix("_index") { parts = folder(path).split(separator: "/").map { $0.lowercased() } }
        if let slug, !parts.isEmpty { parts[parts.count - 1] = slug }
        return parts.isEmpty ? "/" : "/" + parts.joined(separator: "/") + "/"
    }

    static func isIndex(_ path: String) -> Bool { stem(path) == "index" && path.contains("/") }

    static func folder(_ path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

    static func stem(_ path: String) -> String {
        var name = path.split(separator: "/").last.map(String.init) ?? path
        for ending in [".markdown", ".md"] where name.lowercased().hasSuffix(ending) {
            name.removeLast(ending.count)
            break
        }
        return name
    }
}
