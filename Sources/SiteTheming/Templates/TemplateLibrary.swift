import SiteDiagnostics

/// The checked and compiled templates of a theme. A name is the path in `templates/` without `.mustache`.
package struct TemplateLibrary: Sendable {
    private let program: TemplateProgram
    private let entries: [String: Int]
    /// The sources, for diagnostics.
    private let sources: [String: SourceText]
    private let excess = TemplateExcess()
    /// The templates that each template names.
    private let parts: [String: Set<String>]
    /// The names of all files, including those with errors.
    package let names: Set<String>

    /// Checks and compiles all templates and reports every problem. A template with an error is left out of the
    /// library.
    package static func load(_ sources: [String: SourceText]) -> (library: TemplateLibrary, diagnostics: [Diagnostic]) {
        var templates: [String: [TemplatePart]] = [:]
        var tags: [String: [TemplateTag]] = [:]
        var diagnostics: [Diagnostic] = []
        for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
            let (found, unclosed) = TemplateScanner.tags(of: source.bytes)
            tags[name] = found
            diagnostics += missingPartials(of: found, known: sources.keys, in: source)
            if let problem = structureProblem(found, unclosed: unclosed, in: source) {
                diagnostics.append(problem)
                continue
            }
            switch TemplateParser.parts(of: source, tags: found) {
            case .success(let parts): templates[name] = parts
            case .failure(let problem): diagnostics.append(problem)
            }
        }
        let problems = PartialGraph(tags, sources: sources).diagnostics
        // A template that includes itself would give an endless program.
        let compiled = TemplateCompiler.compile(problems.isEmpty ? templates : [:])
        let tooLarge = compiled.excess.flatMap { sources[$0] }.map(tooManySteps)
        let library = TemplateLibrary(
            program: compiled.program, entries: compiled.entries, sources: sources,
            parts: tags.mapValues { Set($0.compactMap(\.partialName)) },
            names: Set(sources.keys))
        return (library, diagnostics + problems + [tooLarge].compactMap(\.self))
    }

    /// The names of a template and of all templates that it uses, with any values.
    package func closure(of name: String) -> Set<String> {
        var found: Set<String> = [name]
        var waiting = [name]
        while let next = waiting.popLast() {
            for part in parts[next] ?? [] where found.insert(part).inserted { waiting.append(part) }
        }
        return found
    }

    /// The reason why a page or cell since the last call is incomplete, if any.
    package func takeProblem() -> Diagnostic? { excess.take() }

    /// Renders a template within ``Limits/pageBytes`` and ``Limits/templateSteps``. Returns `nil` if there is no such
    /// template.
    func render(_ name: String, _ context: TemplateValue) -> HTML? {
        guard let template = entries[name] else { return nil }
        if excess.isKnown { return .empty }
        var run = TemplateRun(program, context)
        run.render(template)
        if run.hasExceeded, let source = sources[name] { excess.note(source) }
        return HTML(rendered: run.output)
    }
}
