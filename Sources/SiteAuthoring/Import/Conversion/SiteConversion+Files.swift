import SiteDiagnostics
import SiteFileSystem
import SiteMarkdown

extension SiteConversion {
    /// Rules of the host that lead to a page become aliases of the page. The build makes such a file itself.
    mutating func readRedirects(_ file: OldFile) {
        guard let bytes = try? fileBytes(file.location) else { return }
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) where !line.hasPrefix("#")
        {
            let words = line.split(separator: " ")
            guard words.count > 1 else { continue }
            if !words[0].contains("*"), !words[0].contains(":"), let path = moved.page(at: String(words[1])) {
                redirects[path, default: []].append(String(words[0]))
            } else {
                imported.report.drop("redirects of the host that lead to no page", example: String(line))
            }
        }
    }

    mutating func copy(_ file: OldFile) {
        if file.section == nil, file.path == "_redirects" { return }
        let target = "Content/" + places.path(of: file)
        guard taken.insert(target.lowercased()).inserted else {
            imported.diagnostics.append(
                Diagnostic(
                    .warning, id: "import.not-copied",
                    "this file is not copied, because a different file becomes '\(target)'",
                    hint: "copy it yourself under a different name", path: site.shown(file.location)))
            return
        }
        imported.files.append(NewFile(target, copyOf: file.location))
        imported.report.copies += 1
    }

    /// A warning for each kind of markup that only the generator knows, at its first place.
    mutating func reportVisibleMarkup() {
        for row in imported.report.visible.rows {
            guard let (source, position) = visible[row.name] else { continue }
            let others = row.count == 1 ? "" : " (and \(grouped(row.count - 1)) more of it)"
            imported.diagnostics.append(
                Diagnostic(
                    .warning, id: "import.shortcode",
                    "'\(row.name)' is shown as text, because only the old site knows it\(others)",
                    hint: "replace it with Markdown, or remove it", in: source, at: position))
        }
    }

    mutating func describeSections() {
        for (name, found) in roles.evidence.sorted(by: { ($1.value.texts, $0.key) < ($0.value.texts, $1.key) }) {
            let role =
                switch roles.role(ofSection: name) {
                case .episodes: "episodes"
                case .pages: "pages"
                case .terms(let kind): kind.rawValue
                }
            let facts = [("recordings", found.recordings), ("dates", found.dates), ("numbers", found.numbers)]
                .filter { $0.1 > 0 }.map { "\($0.0) in \(grouped($0.1))" }
            let reason = facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")) of \(grouped(found.texts)))"
            imported.report.sections.append("\(name.isEmpty ? "top folder" : name) -> \(role)\(reason)")
        }
    }
}
