/// The entry of one message in the manual's page of messages: its meaning, its remedy and an example.
struct Explanation {
    let id: String
    /// Markdown, without the heading.
    let markdown: String

    /// The entries of `Content/manual/messages.md`, which is embedded. They are sorted by id.
    static let all: [Explanation] = {
        let page = embeddedFiles.map(\.1.description).joined()
        return page.split(separator: "\n### `").dropFirst().map { entry in
            let id = entry.prefix { $0 != "`" }
            // The heading of the next subject is no part of the entry.
            let text = entry.dropFirst(id.count + 1).split(separator: "\n## ").first ?? ""
            return Explanation(id: String(id), markdown: text.trimmingLineEnds)
        }
    }()

    /// For a terminal.
    var plainText: String {
        var isExample = false
        var text = "\(id)\n\n"
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isExample.toggle()
                text += isExample ? "Example:\n" : ""
            } else {
                text += (isExample ? "  " : "") + line.replacing("**Remedy:**", with: "Remedy:") + "\n"
            }
        }
        return text
    }
}

extension Substring {
    fileprivate var trimmingLineEnds: String {
        String(drop { $0 == "\n" }.reversed().drop { $0 == "\n" }.reversed())
    }
}
