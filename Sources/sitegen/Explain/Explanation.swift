/// The entry of one message: its meaning, its remedy and an example.
struct Explanation {
    let id: String
    let meaning: String
    let remedy: String
    /// A message of this id, as the program prints it.
    let example: String?

    /// Sorted by id.
    static let all: [Explanation] = {
        let examples = exampleByID
        return text.split(separator: "\n\n").compactMap { entry in
            let lines = entry.split(separator: "\n").map(String.init)
            guard lines.count == 3 else { return nil }
            return Explanation(id: lines[0], meaning: lines[1], remedy: lines[2], example: examples[lines[0]])
        }
    }()

    private static var exampleByID: [String: String] {
        var found: [String: String] = [:]
        for entry in ("\n" + examples).split(separator: "\n== ") {
            let parts = entry.split(separator: "\n", maxSplits: 1).map(String.init)
            if parts.count == 2 { found[parts[0]] = parts[1] }
        }
        return found
    }

    /// The first part of the id: `layout`.
    private var subject: Substring { id.prefix { $0 != "." } }

    /// For a terminal.
    var plainText: String {
        let shown = example.map { "\nExample:\n" + $0.split(separator: "\n").map { "  \($0)\n" }.joined() } ?? ""
        return "\(id)\n\n\(meaning)\nRemedy: \(remedy)\n\(shown)"
    }

    private var markdown: String {
        "### `\(id)`\n\n\(meaning)\n\n**Remedy:** \(remedy)\n" + (example.map { "\n```text\n\($0)\n```\n" } ?? "")
    }

    /// A page of the manual with all entries.
    static var page: String {
        let head = """
            ---
            title: Messages
            description: Every message of sitegen, with its meaning, its remedy and an example.
            ---

            A message names the file, the line, the reason and the remedy. Its id is at the end, in brackets. `sitegen explain <id>`
            prints the entry of a message. `sitegen explain --all --markdown` writes this page.

            """
        var subject: Substring = ""
        var page = head
        for entry in all {
            if entry.subject != subject {
                subject = entry.subject
                page += "\n## \(subject)\n"
            }
            page += "\n" + entry.markdown
        }
        return page
    }
}
