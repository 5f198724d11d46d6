import Foundation
import SeededRandom
import TestSupport

/// Somebody who works on a site: what they do next is random, and the same for the same seed.
struct RandomAuthor {
    private let folder: TemporaryFolder
    private var random: SplitMix64
    /// Names of the files in `Content/episodes`.
    private var names: [String] = []
    private var lastName = 0

    init(_ folder: TemporaryFolder, seed: UInt64) {
        self.folder = folder
        random = SplitMix64(seed: seed)
    }

    mutating func begin() throws {
        for _ in 0..<5 { try write(new()) }
        try settle()
        try style()
    }

    /// Does one thing; says what.
    mutating func edit() throws -> String {
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1, 2:
            let name = random.pick(names)
            try write(name)
            return "change of \(name)"
        case 3:
            let name = new()
            try write(name)
            return "new \(name)"
        case 4 where names.count > 2:
            let name = random.pick(names)
            try folder.remove(place(name))
            names.removeAll { $0 == name }
            return "deletion of \(name)"
        case 5:
            let (old, name) = (random.pick(names), new())
            try FileManager.default.moveItem(atPath: folder(place(old)), toPath: folder(place(name)))
            names.removeAll { $0 == old }
            return "\(old) becomes \(name)"
        case 6:
            try style()
            return "layout"
        case 7:
            try folder.add(["Themes/Default/templates/site-footer.mustache": "<footer><p>\(word())</p></footer>\n"])
            return "template"
        case 8:
            try draw()
            return "image"
        case 9:
            try settle()
            return "settings"
        case 10:
            let name = random.pick(names)
            // Saved as it was.
            let text = try String(contentsOfFile: folder(place(name)), encoding: .utf8)
            try folder.add([place(name): text])
            return "save of \(name)"
        default:
            try page()
            return "page"
        }
    }

    private func place(_ name: String) -> String { "Content/episodes/\(name).md" }

    private mutating func word() -> String {
        random.pick(["grid", "flow", "edge", "gap", "track", "line", "area", "cell"])
    }

    private mutating func new() -> String {
        lastName += 1
        let name = "\(word())-\(lastName)"
        names.append(name)
        return name
    }

    private mutating func write(_ name: String) throws {
        var lines = ["---", "title: \(word()) \(word())", "date: 2026-0\(Int.random(in: 1...5, using: &random))-11"]
        if random.once(in: 2) { lines.append("tags: [\(word()), \(word())]") }
        if random.once(in: 3) { lines.append("collection: \(word())") }
        if random.once(in: 3) { lines.append("season: \(Int.random(in: 1...2, using: &random))") }
        if random.once(in: 5) { lines.append("draft: true") }
        if random.once(in: 4) { lines.append("hosts: [\(word().capitalized) Doe]") }
        if random.once(in: 3) { lines.append("image: media/cover.svg") }
        lines += ["---", "## \(word())", "", (0..<5).map { _ in word() }.joined(separator: " ")]
        if random.once(in: 3), let other = names.randomElement(using: &random) {
            lines.append("[\(word())](\(other).md)")
        }
        try folder.add([
            place(name): lines.joined(separator: "\n") + "\n", "Content/media/cover.svg": Self.drawing("red"),
        ])
    }

    private mutating func draw() throws {
        try folder.add(["Content/media/cover.svg": Self.drawing(random.pick(["red", "green", "navy"]))])
    }

    private static func drawing(_ color: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="64" height="36" viewBox="0 0 64 36"><rect width="64" height="36" \
        fill="\(color)"/></svg>
        """
    }

    private mutating func settle() throws {
        try folder.add([
            "Content/site.yml": """
            title: \(word())
            baseURL: https://example.com/show/
            pagination: \(Int.random(in: 2...4, using: &random))

            """
        ])
    }

    private mutating func page() throws {
        try folder.add([
            "Content/\(random.pick(["about", "more"])).md": """
            ---
            title: \(word())
            sections:
              - title: \(word())
                source: \(random.pick(["episodes", "tags", "collections"]))
            ---
            \(word()) [\(word())](episodes/\(random.pick(names)).md)

            """
        ])
    }

    /// A layout of the site's own.
    private mutating func style() throws {
        let columns = Int.random(in: 1...4, using: &random)
        try folder.add([
            "Themes/Default/layouts/feed.yml": """
            section:
              group:
                axis: horizontal
                size: 1w x ~200
                subitem:
                  size: 1w x ~200
                count: \(columns)

            """
        ])
    }
}
