import SiteDiagnostics
import SiteMarkdown

/// The files in `data`, which templates show: `data/team.yml` is `data.team`.
enum DataFiles {
    /// Whether a path is that of such a file.
    static func contains(_ path: String) -> Bool {
        let parts = pathComponents(path)
        return parts.count == 2 && parts[0] == "data" && parse(ending: path) != nil
    }

    /// The values of all files by name, with their problems. Of two files with one name, the first by path counts.
    static func read(_ files: [String: SourceText]) -> (values: [String: Value], diagnostics: [Diagnostic]) {
        var values: [String: Value] = [:]
        var diagnostics: [Diagnostic] = []
        for (path, source) in files.sorted(by: { $0.key.precedesInBytes($1.key) }) where contains(path) {
            guard let parse = parse(ending: path) else { continue }
            let name = String(path.dropFirst("data/".utf8.count).prefix { $0 != "." })
            let (value, problems) = parse(source)
            diagnostics += problems
            if let value, values[name] == nil { values[name] = value }
        }
        return (values, diagnostics)
    }

    private typealias Parse = (SourceText) -> (value: Value?, diagnostics: [Diagnostic])

    private static func parse(ending path: String) -> Parse? {
        switch path.lowercased().split(separator: ".").last {
        case "yml", "yaml": { YAML.parse($0) }
        case "json": { JSON.parse($0) }
        case "csv": CSV.parse
        default: nil
        }
    }
}
