import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// The settings of a Hugo site that have the same meaning here.
struct HugoSettings {
    private(set) var entries = [Entry("sitegen", .plain("1"))]
    private(set) var diagnostics: [Diagnostic] = []

    init(_ source: SourceText?, report: inout ImportReport) {
        guard let source else {
            entries.add("title", text: "My show")
            return
        }
        let value = Self.read(source)
        func text(_ key: String) -> String? {
            value?.entries?.first { $0.key.lowercased() == key }?.value.text.flatMap { $0.isEmpty ? nil : $0 }
        }
        entries.add("title", text: text("title") ?? "My show")
        let params = value?.entries?.first { $0.key.lowercased() == "params" }?.value
        entries.add("description", text: params?["description"]?.text)
        entries.add("author", text: params?["author"]?.text)
        entries.add("baseURL", text: text("baseurl").flatMap { (try? BaseAddress(parsing: $0))?.text })
        entries.add("language", text: text("languagecode") ?? text("defaultcontentlanguage"))
        entries.add("timezone", text: text("timezone").flatMap { ZoneRules(named: $0)?.name })
        let moved = ["title", "baseurl", "languagecode", "defaultcontentlanguage", "timezone", "params"]
        for entry in value?.entries ?? [] where !moved.contains(entry.key.lowercased()) {
            report.drop("setting \(entry.key)")
        }
        if let permalinks = value?.entries?.first(where: { $0.key.lowercased() == "permalinks" }) {
            diagnostics.append(
                Diagnostic(
                    .warning, id: "import.permalinks",
                    "the address patterns of the Hugo site are not imported",
                    hint: "add 'permalink:' to site.yml; aliases exist only for Hugo's default addresses",
                    in: source, at: permalinks.keyPosition))
        }
    }

    /// TOML and JSON are parsed as front matter, so delimiters are added.
    private static func read(_ source: SourceText) -> Value? {
        let text = String(decoding: source.bytes, as: UTF8.self)
        if source.path.hasSuffix(".toml") {
            return Document(SourceText(path: source.path, text: "+++\n" + text + "\n+++\n")).frontMatter
        }
        if source.path.hasSuffix(".json") { return JSON.parse(source).value }
        return YAML.parse(source).value
    }
}
