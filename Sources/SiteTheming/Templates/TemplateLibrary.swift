import SiteDiagnostics

/// The templates of a theme, checked and compiled: names are paths under `templates/` without `.mustache`.
package struct TemplateLibrary: Sendable {
    private let program: TemplateProgram
    private let entries: [String: Int]
    /// For what is said about them.
    private let sources: [String: SourceText]
    private let excess = TemplateExcess()
    /// Templates that each names itself.
    private let parts: [String: Set<String>]
    /// Of all files, those with errors too.
    package let names: Set<String>

    /// Checks and compiles all templates; every problem of every template is reported. A template with an error is left
    /// out of the library.
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
        // What includes itself has no end as a program either.
        let compiled = TemplateCompiler.compile(problems.isEmpty ? templates : [:])
        let tooLarge = compiled.excess.flatMap { sources[$0] }.map(tooManySteps)
        let library = TemplateLibrary(
            program: compiled.program, entries: compiled.entries, sources: sources,
            parts: tags.mapValues { Set($0.compactMap(\.partialName)) },
            names: Set(sources.keys))
        return (library, diagnostics + problems + [tooLarge].compactMap(\.self))
    }

    /// Names of a template and of all that it is made of, whatever the values.
    package func closure(of name: String) -> Set<String> {
        var found: Set<String> = [name]
        var waiting = [name]
        while let next = waiting.popLast() {
            for part in parts[next] ?? [] where found.insert(part).inserted { waiting.append(part) }
        }
        return found
    }

    /// Why pages and cells that were rendered since the last call are not whole, if any is not.
    package func takeProblem() -> Diagnostic? { excess.take() }

    /// Renders a template, as far as ``Limits/pageBytes`` and ``Limits/templateSteps`` allow; `nil` when there is none of that name.
    func render(_ name: String, _ context: TemplateValue) -> HTML? {
        guard let template = entries[name] else { return nil }
        if excess.isKnown { return .empty }
        var run = TemplateRun(program, context)
        run.render(template)
        if run.hasExceeded, let source = sources[name] { excess.note(source) }
        return HTML(rendered: run.output)
    }
}
