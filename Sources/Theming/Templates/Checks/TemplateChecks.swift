import Diagnostics

/// What can be said about one template from its tags alone.
func structureProblem(_ tags: [TemplateTag], unclosed: Int?, in source: SourceText) -> Diagnostic? {
    if let unclosed {
        return syntaxError("this tag does not end", hint: "close it with }}", in: source, at: unclosed)
    }
    var open: [TemplateTag] = []
    for tag in tags {
        if tag.opensSection { open.append(tag) }
        guard tag.kind == .close else { continue }
        guard let last = open.popLast() else {
            return syntaxError(
                "'{{/\(tag.name)}}' closes nothing", hint: "remove it, or open '\(tag.name)' before it",
                in: source, at: tag.offset)
        }
        if last.name != tag.name {
            let line = source.position(at: last.offset).line
            return syntaxError(
                "'{{/\(tag.name)}}' does not close '\(last.name)', open since line \(line)",
                hint: "write '{{/\(last.name)}}' here, or move this tag", in: source, at: tag.offset)
        }
    }
    guard let last = open.last else { return nil }
    return syntaxError(
        "'\(last.name)' is never closed", hint: "add '{{/\(last.name)}}'", in: source, at: last.offset)
}

func syntaxError(_ message: String, hint: String, in source: SourceText, at offset: Int) -> Diagnostic {
    Diagnostic(
        .error, id: "template.syntax", message, hint: hint, in: source, at: source.position(at: offset))
}

/// Partials that no file provides. Mustache would print nothing in their place.
func missingPartials(of tags: [TemplateTag], known: some Collection<String>, in source: SourceText) -> [Diagnostic] {
    tags.compactMap { tag in
        guard let name = tag.partialName, !known.contains(name) else { return nil }
        let position = source.position(at: tag.offset)
        if name.hasPrefix("*") {
            return Diagnostic(
                .error, id: "template.dynamic-partial", "partials chosen by a value, as '\(name)', are not supported",
                hint: "name the partial, or choose between several with sections", in: source, at: position)
        }
        let meant = suggestion(for: name, among: known).map { " (did you mean '\($0)'?)" } ?? ""
        return Diagnostic(
            .error, id: "template.missing-partial", "no template named '\(name)'\(meant)",
            hint: "add templates/\(name).mustache to the theme, or correct the name", in: source, at: position)
    }
}

/// Templates that include themselves by any way round: rendering them would not end.
func partialCycles(_ tags: [String: [TemplateTag]], sources: [String: SourceText]) -> [Diagnostic] {
    var finished: Set<String> = []
    var diagnostics: [Diagnostic] = []

    func visit(_ name: String, path: [String]) {
        for tag in tags[name] ?? [] {
            guard let partial = tag.partialName, tags[partial] != nil, !finished.contains(partial) else { continue }
            if let start = path.firstIndex(of: partial), let source = sources[name] {
                let round = (path[start...] + [partial]).joined(separator: " → ")
                diagnostics.append(
                    Diagnostic(
                        .error, id: "template.cycle", "templates include each other without end: \(round)",
                        hint: "take one of these partials out", in: source, at: source.position(at: tag.offset)))
            } else {
                visit(partial, path: path + [partial])
            }
        }
        finished.insert(name)
    }

    for name in tags.keys.sorted() where !finished.contains(name) { visit(name, path: [name]) }
    return diagnostics
}
