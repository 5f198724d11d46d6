import SiteDiagnostics
import SiteMarkdown

extension OldSite {
    private static let names: Set = [
        "people", "authors", "hosts", "guests", "team", "speakers", "contributors", "creators", "persons",
    ]

    /// Whether a folder or a data file has the name of a list of people.
    static func isOfPeople(_ name: String) -> Bool {
        let name = name.lowercased()
        return names.contains(name) || names.contains(name + "s") || name == "person"
    }

    /// Reads a data file. People are taken; other data is for templates.
    ///
    /// - Parameter name: the path in the folder of data.
    mutating func readData(_ location: String, named name: String) {
        let parts = name.split { $0 == "/" || $0 == "." }.map(String.init)
        guard let ending = parts.last, ["yml", "yaml", "json", "toml"].contains(ending),
            parts.dropLast().contains(where: Self.isOfPeople), let source = source(location),
            let value = OldConfig.read(source)
        else { return left.add("data files", example: shown(location)) }
        // A folder of people has a file for each.
        if let name = parts.dropLast().last, !Self.isOfPeople(name) { return people.append(Entry(name, value)) }
        people += value.entries ?? []
        for person in value.list ?? [] {
            guard let name = ["id", "slug", "key", "name", "title"].lazy.compactMap({ person[$0]?.text }).first else {
                continue
            }
            people.append(Entry(name, person))
        }
    }
}
