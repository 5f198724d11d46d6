import Foundation
import SeededRandom
import TestSupport
import Testing

/// A simulated author whose edits are random, and the same for the same seed.
struct RandomAuthor {
    private static let cover = "Content/media/cover.svg"

    private let folder: TemporaryFolder
    private var random: SplitMix64
    /// The names of the files in `Content/episodes`.
    private var names: [String] = []
    private var lastName = 0

    init(_ folder: TemporaryFolder, seed: UInt64) {
        self.folder = folder
        random = SplitMix64(seed: seed)
    }

    mutating func begin() throws {
        for _ in 0..<5 { try write(new()) }
        _ = (try settle(), try style(), try draw())
    }

    /// An edit, and the paths of all files that changed.
    struct Edit: CustomStringConvertible {
        let description: String
        let paths: [String]

        init(_ description: String, _ paths: String...) {
            self.description = description
            self.paths = paths
        }
    }

    /// Makes one edit.
    mutating func edit() throws -> Edit {
        switch Int.random(in: 0..<13, using: &random) {
        case 0, 1, 2:
            let name = random.pick(names)
            try write(name)
            return Edit("change of \(name)", place(name))
        case 3:
            let name = new()
            try write(name)
            return Edit("new \(name)", place(name))
        case 4 where names.count > 2:
            let name = random.pick(names)
            try folder.remove(place(name))
            names.removeAll { $0 == name }
            return Edit("deletion of \(name)", place(name))
        case 5:
            let (old, name) = (random.pick(names), new())
            try FileManager.default.moveItem(atPath: folder(place(old)), toPath: folder(place(name)))
            names.removeAll { $0 == old }
            return Edit("\(old) becomes \(name)", place(old), place(name))
        case 6: return Edit("layout", try style())
        case 7:
            let path = "Themes/Default/templates/site-footer.mustache"
            try folder.add([path: "<footer><p>\(word())</p></footer>\n"])
            return Edit("template", path)
        case 8: return Edit("image", try draw())
        case 9: return Edit("settings", try settle())
        case 10:
            let name = random.pick(names)
            // A file saved without a change.
            let text = try String(contentsOfFile: folder(place(name)), encoding: .utf8)
            try folder.add([place(name): text])
            return Edit("save of \(name)")
        case 11: return try reword()
        default: return Edit("page", try page())
        }
    }

    /// Adds to the text of an episode, before or after the existing text.
    mutating func rewrite() throws -> Edit {
        let name = random.pick(names)
        let text = try String(contentsOfFile: folder(place(name)), encoding: .utf8)
        let end = try #require(text.range(of: "\n---\n")).upperBound
        let addition = "\n\(word()) \(lastName) \(word())\n\n"
        lastName += 1
        let isFirst = random.once(in: 2)
        try folder.add([place(name): text[..<end] + (isFirst ? addition + text[end...] : text[end...] + addition)])
        return Edit("text of \(name)", place(name))
    }

    /// Changes the text, title or summary of an episode.
    mutating func retell() throws -> Edit { try random.once(in: 2) ? rewrite() : reword() }

    /// Changes or adds the title or summary of an episode.
    private mutating func reword() throws -> Edit {
        let name = random.pick(names)
        let key = random.pick(["title", "subtitle", "summary"])
        var lines = try String(contentsOfFile: folder(place(name)), encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        lines.removeAll { $0.hasPrefix(key + ":") }
        lines.insert("\(key): \(word()) \(lastName)", at: 1)
        lastName += 1
        try folder.add([place(name): lines.joined(separator: "\n")])
        return Edit("\(key) of \(name)", place(name))
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
        try folder.add([place(name): lines.joined(separator: "\n") + "\n"])
    }

    private mutating func draw() throws -> String {
        try folder.add([Self.cover: Self.drawing(random.pick(["red", "green", "navy"]))])
        return Self.cover
    }

    private static func drawing(_ color: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="64" height="36" viewBox="0 0 64 36"><rect width="64" height="36" \
        fill="\(color)"/></svg>
        """
    }

    private mutating func settle() throws -> String {
        let path = "Content/site.yml"
        try folder.add([
            path: """
            title: \(word())
            baseURL: https://example.com/show/
            pagination: \(Int.random(in: 2...4, using: &random))

            """
        ])
        return path
    }

    private mutating func page() throws -> String {
        let path = "Content/\(random.pick(["about", "more"])).md"
        try folder.add([
            path: """
            ---
            title: \(word())
            sections:
              - title: \(word())
                source: \(random.pick(["episodes", "tags", "collections"]))
            ---
            \(word()) [\(word())](episodes/\(random.pick(names)).md)

            """
        ])
        return path
    }

    /// A layout of the site itself.
    private mutating func style() throws -> String {
        let path = "Themes/Default/layouts/feed.yml"
        let columns = Int.random(in: 1...4, using: &random)
        try folder.add([
            path: """
            section:
              group:
                axis: horizontal
                size: 1w x ~200
                subitem:
                  size: 1w x ~200
                count: \(columns)

            """
        ])
        return path
    }
}
