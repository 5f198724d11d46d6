import LayoutInspection
import SiteBuilder
import SiteDiagnostics
import SiteEpisodes
import SitePublication

/// What there is to say about one file of the output, or one source.
struct WhyAnswer {
    /// The file that was asked about.
    private let subject: String
    private let isOutput: Bool
    /// What it is made from, or what is made from it, and what is given. Direct ones, sorted.
    private let relations: [(role: Dependency.Role, path: String)]
    /// Whether all content has a part in it; of a source: how many files it has that part in alone.
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
                .error, id: "usage.unknown-file", "no source and no file of the output is called '\(name)'\(meant)",
                hint: "name a source as messages do, or a file or page of the output: /episodes/grid/")
        }
        subject = path.text
        isOutput = true
        relations = found.compactMap { dependency in
            if case .file(let path) = dependency.source { (dependency.role, path) } else { nil }
        }.sorted { ($0.role.rank, $0.path) < ($1.role.rank, $1.path) }
        content = found.contains { !$0.isDirect } ? 1 : 0
    }

    /// One line a relation, what is given before the file.
    var text: String {
        var table = TextTable([.leading, .leading])
        for (role, path) in relations { table.add(["  " + role.words, path]) }
        return ([heading] + table.lines + [contentLine].compactMap(\.self)).map { $0 + "\n" }.joined()
    }

    private var heading: String {
        if isOutput { return "\(subject) is made from:" }
        return relations.isEmpty ? "\(subject) has no part of its own in any file" : "\(subject) gives:"
    }

    private var contentLine: String? {
        guard content > 0 else { return nil }
        return isOutput
            ? "and by what all content says of itself: order, addresses, names, texts"
            : "and has its part, as all content has, in \(counted(content, "more file")): order, addresses, names, texts"
    }

    /// The same for programs.
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
        /// Of a source: in how many more files it has the part that all content has. Of an output: 1 where all content has one.
        let content: Int
    }
}

extension Dependency.Role {
    /// What comes first in an answer.
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    fileprivate var words: String {
        switch self {
        case .text: "its text"
        case .card: "a card"
        case .previous: "the one before"
        case .next: "the one after"
        case .course: "a neighbour in a collection"
        case .related: "a relative"
        case .version: "another language"
        case .definition: "words about a name"
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
        case .choice: "what is chosen"
        }
    }
}
