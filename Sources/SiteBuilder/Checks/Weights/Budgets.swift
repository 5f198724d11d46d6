import Diagnostics
import Episodes
import Markdown

/// `budgets:` of `site.yml`: most that one page may send.
enum Budgets {
    private static let parts: [(name: String, words: String, weight: @Sendable (PageWeight) -> Int)] = [
        ("html", "HTML", { $0.html }), ("css", "CSS", { $0.css }), ("js", "JavaScript", { $0.js }),
        ("images", "images", { $0.images }), ("total", "everything together", { $0.total }),
    ]

    static func problems(_ budgets: Value?, in settings: SourceText?, of weights: SiteWeights) -> [Diagnostic] {
        guard let settings else { return [] }
        return (budgets?.entries ?? []).compactMap { entry in
            guard let part = parts.first(where: { $0.name == entry.key.lowercased() }) else {
                let meant =
                    suggestion(for: entry.key, among: parts.map(\.name)).map { " (did you mean '\($0)'?)" } ?? ""
                return Diagnostic(
                    .warning, id: "check.unknown-budget", "there is no budget '\(entry.key)'\(meant)",
                    hint: "budgets are: \(parts.map(\.name).joined(separator: ", "))", in: settings,
                    at: entry.keyPosition)
            }
            guard let limit = entry.value.text.flatMap(ByteCount.init) else {
                return Diagnostic(
                    .warning, id: "check.unreadable-budget",
                    "'\(entry.key)' wants a size, this is \(entry.value.summary)",
                    hint: "write a number of bytes, or '15 kB', '1.5 MB'", in: settings, at: entry.value.position)
            }
            let over = weights.pages.filter { part.weight($0.weight) > limit.bytes }
            guard let worst = over.max(by: { part.weight($0.weight) < part.weight($1.weight) }) else { return nil }
            let others = over.count == 1 ? "" : "; \(over.count) pages are over it"
            return Diagnostic(
                .warning, id: "check.over-budget",
                "the page \(worst.address.path) sends \(ByteCount(bytes: part.weight(worst.weight)).text) of \(part.words), "
                    + "more than \(limit.text)\(others)",
                hint: "make it lighter, or raise the budget", in: settings, at: entry.value.position)
        }
    }
}
