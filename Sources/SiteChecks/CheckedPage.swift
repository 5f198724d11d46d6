import SiteDiagnostics
import SiteEpisodes
import SitePublication

/// A finished page, read as a browser reads it.
package struct CheckedPage: Sendable {
    /// The path in the output.
    package let path: String
    package let address: Address
    package let scan: PageScan
    let weight: PageWeight
    private let source: OutputSource
    private let unresolved: Set<String>
    private let bodyHeadings: [String: (source: SourceText, position: SourcePosition)]

    /// The source file of the page, as diagnostics name it.
    var sourcePath: String? { source.path }

    /// - Parameters:
    ///   - file: The output file; `nil` for an address that cannot be a file.
    ///   - unresolved: Addresses in the page's body that lead nowhere.
    ///   - bodyHeadings: The positions of the body's headings in the source, by `id`.
    package init(
        _ address: Address, _ file: OutputFile?, unresolved: Set<String>,
        bodyHeadings: [String: (source: SourceText, position: SourcePosition)], in index: OutputIndex
    ) {
        path = address.outputPath
        self.address = address
        let bytes = file?.contents.bytes ?? []
        scan = PageScan(bytes)
        weight = PageWeight(scan, of: path, html: bytes.count, in: index)
        source = file?.source ?? OutputSource(name: "the page '\(address.path)'")
        self.unresolved = unresolved
        self.bodyHeadings = bodyHeadings
    }

    /// Reports missing targets of the page. Targets in a body are reported elsewhere, with their position.
    ///
    /// - Parameter known: Targets of links that are checked in the source.
    package func problems(
        in index: OutputIndex, ids: [String: Set<String>], except known: Set<String>, templates: TemplateSources
    ) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var seen: Set<String> = []
        let loaded = scan.scripts + scan.stylesheets + scan.images.compactMap(\.source) + scan.media + scan.related
        for address in scan.links + loaded where seen.insert(address).inserted {
            guard !unresolved.contains(unescaped(address)),
                case .file(let target, let fragment) = index.target(of: address, from: path)
            else { continue }
            if !index.holds(target) {
                guard !known.contains(target) else { continue }
                found.append(
                    problem(
                        "check.missing-file",
                        "the page \(self.address.path) refers to '\(address)', which does not exist",
                        hint: "put the file into the theme's assets, and write {{assets}} before its name",
                        at: templates.place(ofAddress: address)))
            } else if let fragment, let there = ids[target], !known.contains(target + "#" + unescaped(fragment)),
                !leadsSomewhere(fragment, among: there)
            {
                found.append(
                    problem(
                        "check.missing-fragment",
                        "the page \(self.address.path) links to '\(address)', which does not exist",
                        hint: "a template links to it: give the target element this id",
                        at: templates.place(of: "#" + fragment)))
            }
        }
        return found + doubledIDs(templates) + headingProblems(templates)
    }

    /// Reports duplicate IDs. A link to such an ID leads to the first element; labels that refer to it are lost.
    private func doubledIDs(_ templates: TemplateSources) -> [Diagnostic] {
        scan.doubledIDs.map { id in
            let heading = bodyHeadings[id]
            let place = templates.place(ofID: id) ?? heading
            return problem(
                "check.doubled-id", "on the page \(address.path) several elements have the id '\(id)'",
                hint: heading == nil
                    ? "give each element of the templates a unique id with a dot in it as in 'page.main'"
                    : "a heading has this id too: give the element of the template an id with a dot in it, as in 'page.main'",
                at: place)
        }
    }

    private func headingProblems(_ templates: TemplateSources) -> [Diagnostic] {
        var found: [Diagnostic] = []
        let titles = scan.headings.count { $0.level == 1 }
        if titles != 1 {
            found.append(
                problem(
                    "check.page-title", "the page \(address.path) has \(titles) headings of level 1, not one",
                    hint: "write the title in exactly one <h1> of the page's template"))
        }
        var last = 1
        for heading in scan.headings {
            // The order within a body is checked in the source.
            let isOfBody = heading.id.map { bodyHeadings[$0] != nil } ?? false
            if !isOfBody, heading.level > last + 1 {
                found.append(
                    problem(
                        "check.heading-order",
                        "on the page \(address.path) a heading of level \(heading.level) follows one of level \(last)",
                        hint: "correct the level in the template", at: templates.place(of: "<h\(heading.level)")))
                break
            }
            last = heading.level
        }
        return found
    }

    private func problem(
        _ id: String, _ message: String, hint: String, at place: (source: SourceText, position: SourcePosition)? = nil
    ) -> Diagnostic {
        guard let place else { return Diagnostic(.warning, id: id, message, hint: hint, path: source.path) }
        return Diagnostic(.warning, id: id, message, hint: hint, in: place.source, at: place.position)
    }
}
