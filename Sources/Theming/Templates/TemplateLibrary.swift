import Diagnostics
import Mustache

/// The templates of a theme, parsed and checked: names are paths under `templates/` without `.mustache`.
public struct TemplateLibrary: Sendable {
    private let library: MustacheLibrary
    public let names: Set<String>

    /// Parses and checks all templates; every problem of every template is reported. A template with an error is left
    /// out of the library.
    public static func load(_ sources: [String: SourceText]) -> (library: TemplateLibrary, diagnostics: [Diagnostic]) {
        var templates: [String: MustacheTemplate] = [:]
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
            switch parse(source, tags: found) {
            case .success(let template): templates[name] = template
            case .failure(let problem): diagnostics.append(problem)
            }
        }
        diagnostics += partialCycles(tags, sources: sources)
        let library = TemplateLibrary(library: MustacheLibrary(templates: templates), names: Set(templates.keys))
        return (library, diagnostics)
    }

    /// Renders a template; `nil` when there is none of that name.
    public func render(_ name: String, _ context: TemplateValue) -> HTML? {
        library.render(context, withTemplate: name).map { HTML(trusted: $0) }
    }
}

/// Escaping belongs to `TemplateValue`, so Mustache's own is switched off, in a line that is not the author's.
private let prologue = "{{% CONTENT_TYPE: TEXT}}\n"

private func parse(_ source: SourceText, tags: [TemplateTag]) -> Result<MustacheTemplate, Diagnostic> {
    // With `\r\n` swift-mustache loses count of lines.
    let text = String(decoding: source.bytes.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    do {
        return .success(try MustacheTemplate(string: prologue + text))
    } catch let error as MustacheTemplate.ParserError {
        let line = error.context.lineNumber - 1
        // Its columns count characters and lie behind the tag: the last tag that starts before is the one to show.
        let tag = tags.last { source.position(at: $0.offset).line <= line }
        return .failure(
            syntaxError(
                sentence(for: error.error), hint: "see the template syntax in Themes/themes.md", in: source,
                at: tag?.offset ?? 0))
    } catch {
        return .failure(syntaxError("cannot be read as Mustache", hint: "\(error)", in: source, at: 0))
    }
}

private func sentence(for error: any Error) -> String {
    switch error as? MustacheTemplate.Error {
    case .sectionCloseNameIncorrect: "this tag closes another section than the open one"
    case .unfinishedName: "a name may hold letters, digits, '.', '_', '-' and must be followed by the end of the tag"
    case .expectedSectionEnd: "a section is never closed"
    case .invalidSetDelimiter: "new delimiters are written {{=<% %>=}}"
    case .transformAppliedToInheritanceSection: "a block takes a plain name"
    case .illegalTokenInsideInheritSection, .textInsideInheritSection:
        "only blocks ({{$name}}…{{/name}}) may stand directly inside {{<parent}}"
    case .invalidConfigVariableSyntax, .unrecognisedConfigVariable: "unknown pragma"
    case nil: "the template ends inside a tag"
    }
}
