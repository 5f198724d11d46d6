import LayoutInspection
import SiteBuilder
import SiteDiagnostics
import SiteEpisodes
import SitePublication

/// The dependencies of an output file, or the output files of a source.
struct WhyAnswer {
    /// The requested file.
    private let subject: String
    private let isOutput: Bool
    /// The sources of an output file, or the output files of a source, with their roles. Only direct relations, sorted.
    private let relations: [(role: Dependency.Role, path: String)]
    /// For an output file, 1 if it depends on all content. For a source, the number of further files that depend on all
    /// content.
    private let content: Int

    init(_ name: String, in graph: DependencyGraph) throws(Diagnostic) {
        let file = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
        if graph.isSource(file) {
            let outputs = graph.outputs(of: file)
            subject = file
            isOutput = false
            relations = outputs.flatMap { path, found in found.filter(\.isDirect).map { ($0.role, path.text) } }
                .sorted { ($0.role.rank, $0.path) < ($1.role.rank, $1.path) }
            content = outputs.values.count { !$0.contains(where: \.isDirect) }
            return
        }
        let places = [file, (try? Address(path: file))?.outputPath].compactMap { $0.flatMap { OutputPath($0) } }
        guard let path = places.first(where: { graph.dependencies[$0] != nil }),
            let found = graph.dependencies[path]
        else {
            let names = graph.sourcePaths + graph.dependencies.keys.map(\.text)
            let meant = suggestion(for: file, among: names).map { " (did you mean '\($0)'?)" } ?? ""
            throw Diagnostic(
                .error, id: "usage.unknown-file", "there is no source and no output file '\(name)'\(meant)",
                hint: "write the path of a source as in messages, or an output file or page: /episodes/grid/")
        }
        subject = path.text
        isOutput = true
        relations = found.compactMap { dependency in
            if case .file(let path) = dependency.source { (dependency.role, path) } else { nil }
        }.sorted { ($0.role.rank, $0.path) < ($1.role.rank, $1.path) }
        content = found.contains { !$0.isDirect } ? 1 : 0
    }

    /// One line for each relation, with the role before the file.
    var text: String {
        var table = TextTable([.leading, .leading])
        for (role, path) in relations { table.add(["  " + role.words, path]) }
        return ([heading] + table.lines + [contentLine].compactMap(\.self)).map { $0 + "\n" }.joined()
    }

    private var heading: String {
        if isOutput { return "\(subject) is made from:" }
        return relations.isEmpty ? "\(subject) is used directly by no output file" : "\(subject) is used by:"
    }

    private var contentLine: String? {
        guard content > 0 else { return nil }
        return isOutput
            ? "and from the order, addresses, names and texts of all content"
            : "and, like all content, by \(counted(content, "more file")) for order, addresses, names and texts"
    }

    /// The answer as JSON.
    var json: JSONForm {
        let files = relations.map { JSONForm.File(role: $0.role.rawValue, path: $0.path) }
        return JSONForm(
            output: isOutput ? subject : nil, source: isOutput ? nil : subject, madeFrom: isOutput ? files : nil,
            gives: isOutput ? nil : files, content: content)
    }

    struct JSONForm: Encodable {
        struct File: Encodable {
            let role: String
            let path: String
        }

        let output: String?
        let source: String?
        let madeFrom: [File]?
        let gives: [File]?
        /// For a source, the number of further files that depend on all content. For an output file, 1 if it depends on
        /// all content.
        let content: Int
    }
}

extension Dependency.Role {
    /// The position in an answer.
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    fileprivate var words: String {
        switch self {
        case .text: "its text"
        case .card: "a card"
        case .previous: "the previous episode"
        case .next: "the next episode"
        case .course: "a neighbour in a collection"
        case .related: "a related episode"
        case .version: "a different language"
        case .definition: "a description of a name"
        case .item: "an item"
        case .picture: "a picture"
        case .recording: "a recording"
        case .transcript: "a transcript"
        case .chapters: "chapters"
        case .copy: "the file itself"
        case .layout: "a layout"
        case .template: "a template"
        case .style: "styles"
        case .words: "words"
        case .theme: "the theme"
        case .settings: "settings"
        case .choice: "the selection"
        }
    }
}
