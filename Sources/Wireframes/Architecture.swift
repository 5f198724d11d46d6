import Foundation

/// The modules that the program is made of, and the imports between them, read from the sources.
struct Architecture {
    /// The modules that each module imports, sorted.
    let imports: [String: [String]]
    /// Modules from the command down to those that import nothing. No module imports one of its own floor or of a higher one.
    let floors: [[String]]
    /// Imports that no other import implies: the lines of the drawing.
    let direct: [String: [String]]

    /// - Parameter sources: the folder with one folder for each module.
    /// - Throws: an error of the file system.
    init(sources: URL) throws {
        var found: [String: Set<String>] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path()) where path.hasSuffix(".swift") {
            guard let module = path.split(separator: "/").first.map(String.init) else { continue }
            let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            let names = text.matches(of: /(?m)^(?:@?\w+ )*import (\w+)$/).map { String($0.1) }
            found[module, default: []].formUnion(names)
        }
        let modules = Set(found.keys)
        imports = found.mapValues { $0.intersection(modules).sorted() }
        var used: Set<String> = []
        var waiting = ["sitegen"]
        while let module = waiting.popLast() {
            if used.insert(module).inserted { waiting += imports[module] ?? [] }
        }
        floors = Self.floors(of: used, imports: imports)
        var below: [String: Set<String>] = [:]
        var direct: [String: [String]] = [:]
        for module in floors.reversed().joined() {
            let imported = imports[module] ?? []
            let implied = Set(imported.flatMap { below[$0] ?? [] })
            below[module] = implied.union(imported)
            direct[module] = imported.filter { !implied.contains($0) }
        }
        self.direct = direct
    }

    private static func floors(of modules: Set<String>, imports: [String: [String]]) -> [[String]] {
        var floors: [[String]] = []
        var placed: Set<String> = []
        while placed.count < modules.count {
            let floor = modules.subtracting(placed).filter { placed.isSuperset(of: imports[$0] ?? []) }.sorted()
            // The compiler allows no circles.
            if floor.isEmpty { break }
            floors.append(floor)
            placed.formUnion(floor)
        }
        return floors.reversed()
    }

    // MARK: Page

    /// A page of the manual.
    var page: String {
        let rows = floors.joined().map { module in
            let names = (imports[module] ?? []).map { "`\($0)`" }.joined(separator: ", ")
            return "| `\(module)` | \(Self.purposes[module] ?? "") | \(names.isEmpty ? "none" : names) |\n"
        }
        return """
            ---
            title: Architecture
            description: The modules of sitegen and the imports between them, drawn from the sources.
            ---

            Each folder in `Sources` is a module. A module imports only modules below it. `swift run sitegen-wireframes architecture`
            reads the imports and writes this page, and a test compares the two.

            ![\(floors.count) floors of modules, from the command to modules that import nothing](architecture.svg)

            A line leads from a module to one that it imports. If a second import implies the line, the drawing leaves it out. The
            table has all imports.

            | module | does | imports |
            | --- | --- | --- |
            \(rows.joined())
            `CONTRIBUTING.md` in the repository follows an episode and a byte through the modules.

            """
    }

    static let purposes = [
        "CompositionalLayout": "solves layouts",
        "GridCSS": "turns solved layouts into CSS grid templates",
        "LayoutInspection": "proves properties of layouts, and draws wireframes",
        "SiteArtwork": "reads, scales and draws pictures with libvips",
        "SiteAuthoring": "writes new sites and episodes, imports shows",
        "SiteBuilder": "runs the stages of a build",
        "SiteChecks": "examines finished pages",
        "SiteCode": "finds the parts of code that have colours",
        "SiteDeployment": "sends a built site to where it is published",
        "SiteDiagnostics": "holds messages and limits",
        "SiteEmbeddedThemes": "holds the built-in themes",
        "SiteEpisodes": "gives content its meaning: episodes, pages, dates, addresses",
        "SiteFileSystem": "reads and writes files and folders",
        "SiteMarkdown": "reads Markdown and front matter",
        "SiteMarkup": "reads and writes HTML, text and JSON",
        "SiteMediaFacts": "reads facts about recordings and types of files",
        "SitePictures": "makes the picture files of a site",
        "SitePreview": "serves a site while you edit it",
        "SitePublication": "turns a set of files into the output folder",
        "SitePublishing": "writes feeds, sitemap, metadata and the search index",
        "SiteSocialCards": "lays out the pictures of pages for networks",
        "SiteStylesheets": "reads and minifies CSS",
        "SiteTheming": "reads themes, templates and layout files",
        "SiteXMLReading": "reads XML",
        "sitegen": "is the command",
    ]
}
