import Foundation
import TestSupport
import Testing

/// What `sitegen layout --json` prints has just the keys that `Content/manual/certificates.md` documents.
@Suite(.timeLimit(.minutes(10))) struct LayoutJSONTests {
    /// Pages on which every key occurs.
    private static let files = [
        "Content/site.yml": "title: Grid talk\nbaseURL: https://example.com/\ntheme: Plain\n",
        "Content/episodes/001-rows.md": "---\ntitle: Rows\ndate: 2026-09-02\n---\nText.\n",
        "Content/index.md": """
        ---
        title: Grid talk
        sections:
          - title: Latest
            layout: wall
          - title: Row
            source: placeholders
            count: 9
            layout:
              section:
                orthogonalScrollingBehavior: groupPaging
                group: { axis: horizontal, size: 0.4w x 90, subitems: [{ size: 1w x 1h }] }
          - title: Badges
            source: placeholders
            count: 3
            layout:
              section:
                decorationItems: [{ kind: background }]
                group:
                  axis: horizontal
                  size: 1w x 90
                  subitems:
                    - size: 0.5w x 1h
                      supplementaryItems: [{ kind: badge, size: 20 x 20, containerAnchor: topTrailing }]
          - title: Low
            source: placeholders
            count: 3
            layout:
              section:
                group:
                  axis: horizontal
                  size: 1w x 90
                  subitem: { size: 1w x 1h }
                  count: { any x compact: 12, default: 2 }
          - title: Large text
            source: placeholders
            count: 2
            layout:
              section:
                group: { axis: horizontal, size: 1w x 3em, repeatingSubitem: { size: 7em x 1h }, count: 2 }
          - title: By the text
            source: placeholders
            count: 3
            layout:
              section:
                group:
                  axis: horizontal
                  size: 1w x 90
                  subitem: { size: 1w x 1h }
                  count: { ..<30em: 12, default: 14 }
          - title: Hills
            source: pictures
            pictures: [{ src: /media/hills.svg, alt: Hills }]
            layout: wall
        ---
        """,
        "Content/media/hills.svg": "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'/>",
        "Content/media/hills@480w.svg": "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'/>",
        "Content/two.md": """
        ---
        title: Two sides
        split: { ratio: { any x compact: 0.5, default: { ..<700: 0, 700..<900: 0.4, default: 0 } } }
        sections:
          - { title: A, side: right, layout: wall }
          - { title: B, side: left, layout: wall }
        ---
        """,
        "Themes/Plain/theme.yml": "name: Plain\nmaxWidth: 1200\n",
        "Themes/Plain/layouts/wall.yml": """
        section:
          group:
            axis: horizontal
            size: 1w x ~200
            subitem: { size: 1w x ~200 }
            count: { 0..<500: 1, 501...1024: 2, default: 3 }
        """,
    ]

    /// The key paths of a value: `sections[].id`. Lengths, rectangles and proofs count as single values.
    private static func paths(of value: Any, at path: String) -> Set<String> {
        var found: Set<String> = [path]
        if let map = value as? [String: Any] {
            if map["formula"] != nil || path.hasSuffix(".proved") { return found }
            for (key, value) in map { found.formUnion(paths(of: value, at: path.isEmpty ? key : "\(path).\(key)")) }
            return path.isEmpty ? found.subtracting([""]) : found
        }
        guard let list = value as? [Any] else { return found }
        if list.count == 4, list.allSatisfy({ $0 is Double }) { return found }
        found = list.isEmpty ? ["\(path)[]"] : []
        for element in list { found.formUnion(paths(of: element, at: "\(path)[]")) }
        return found
    }

    /// Objects that are documented once and occur in several places.
    private static func once(_ path: String) -> String {
        path.replacing("variants[].intervals[].", with: "intervals[].")
            .replacing(/(?:supplementaryItems|decorationItems)\[\]\./, with: "boundaryItems[].")
    }

    private static func documented() throws -> Set<String> {
        let page = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Content/manual/certificates.md")
        let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `") }
        let keys = rows.flatMap { row in
            row.split(separator: " | ")[0].matches(of: /`([^`]+)`/).map { String($0.1) }
        }
        return Set(keys.map { $0.replacing("….", with: "sections[].certificate.") })
    }

    @Test func documentedKeysAreTheRealOnes() async throws {
        let folder = try TemporaryFolder()
        try folder.add(Self.files)
        var real: Set<String> = []
        for page in ["/", "/two/"] {
            let run = try await Sitegen.run(
                ["layout", page, "--json", "--width", "800", "--diff", "499", "501"], in: folder(""),
                environment: ["SOURCE_DATE_EPOCH": "1800000000"])
            #expect(run.exitCode == 0, "\(run.errors)")
            real.formUnion(Self.paths(of: try JSONSerialization.jsonObject(with: Data(run.output.utf8)), at: ""))
        }
        let documented = try Self.documented()
        #expect(documented.subtracting(real).sorted() == [], "documented, and never there")
        let leaves = real.filter { path in !real.contains { $0.hasPrefix(path + ".") || $0.hasPrefix(path + "[") } }
        #expect(Set(leaves.map(Self.once)).subtracting(documented).sorted() == [], "there, and not documented")
    }
}
