import SiteDiagnostics
import SiteMarkdown

/// `budgets:` in `site.yml`: the maximum sizes of a page.
package enum Budgets {
    private static let parts: [(name: String, words: String, weight: @Sendable (PageWeight) -> Int)] = [
        ("html", "HTML", { $0.html }), ("css", "CSS", { $0.css }), ("js", "JavaScript", { $0.js }),
        ("images", "images", { $0.images }), ("total", "everything together", { $0.total }),
    ]
    /// The key for the stylesheets of a visit.
    private static let visit = "visitCSS"

    /// The keys in `site.yml`. Letter case makes no difference.
    package static let table = KeyTable(
        "budgets", isFolded: true,
        parts.map { KeyTable.Key($0.name, .text, "Largest size of \($0.words) of a page, such as 15 kB.") }
            + [KeyTable.Key(visit, .text, "Largest size of the compressed stylesheets of a visit, such as 10 kB.")])

    package static func problems(_ budgets: Value?, in settings: SourceText?, of weights: SiteWeights) -> [Diagnostic] {
        guard let settings else { return [] }
        return (budgets?.entries ?? []).compactMap { entry in
            let name = entry.key.lowercased()
            let part = parts.first { $0.name == name }
            guard part != nil || name == visit.lowercased() else {
                let names = table.names
                let meant = suggestion(for: entry.key, among: names).map { " (did you mean '\($0)'?)" } ?? ""
                return Diagnostic(
                    .warning, id: "check.unknown-budget", "'\(entry.key)' is not a budget\(meant)",
                    hint: "the budgets are: \(names.joined(separator: ", "))", in: settings, at: entry.keyPosition)
            }
            guard let limit = entry.value.text.flatMap(ByteCount.init) else {
                return Diagnostic(
                    .warning, id: "check.unreadable-budget",
                    "'\(entry.key)' must be a size, not \(entry.value.summary)",
                    hint: "write a number of bytes, or '15 kB', '1.5 MB'", in: settings, at: entry.value.position)
            }
            let problem =
                part.map { excess(of: $0.weight, $0.words, over: limit, weights) } ?? weights.visit.excess(over: limit)
            return problem.map {
                Diagnostic(
                    .warning, id: "check.over-budget", $0, hint: "make it smaller, or raise the budget", in: settings,
                    at: entry.value.position)
            }
        }
    }

    private static func excess(
        of weight: (PageWeight) -> Int, _ words: String, over limit: ByteCount, _ weights: SiteWeights
    ) -> String? {
        let over = weights.pages.filter { weight($0.weight) > limit.bytes }
        guard let worst = over.max(by: { weight($0.weight) < weight($1.weight) }) else { return nil }
        let others = over.count == 1 ? "" : "; \(over.count) pages exceed it"
        return "the page \(worst.address.path) sends \(ByteCount(bytes: weight(worst.weight)).text) of \(words), "
            + "more than \(limit.text)\(others)"
    }
}

extension VisitWeight {
    fileprivate func excess(over limit: ByteCount) -> String? {
        guard compressedCSS > limit.bytes else { return nil }
        return "a visit of \(pages.map(\.path).joined(separator: ", ")) loads \(ByteCount(bytes: compressedCSS).text) "
            + "of compressed CSS, more than \(limit.text)"
    }
}
