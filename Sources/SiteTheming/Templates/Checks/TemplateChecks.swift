import SiteDiagnostics

/// The first problem that one template's tags show.
func structureProblem(_ tags: [TemplateTag], unclosed: Int?, in source: SourceText) -> Diagnostic? {
    if let unclosed {
        return syntaxError("this tag does not end", hint: "close it with }}", in: source, at: unclosed)
    }
    var open: [TemplateTag] = []
    for tag in tags {
        if tag.opensSection { open.append(tag) }
        if open.count > Limits.depth {
            return Diagnostic(
                .error, id: "template.too-deep", "sections are nested more than \(Limits.depth) deep",
                hint: "look for sections that are never closed", in: source, at: source.position(at: tag.offset))
        }
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

/// Partials that do not exist. Mustache would print nothing in their place.
func missingPartials(of tags: [TemplateTag], known: some Collection<String>, in source: SourceText) -> [Diagnostic] {
    // Each missing name is reported once.
    var seen: Set<String> = []
    return tags.compactMap { tag in
        guard let name = tag.partialName, !known.contains(name), seen.insert(name).inserted else { return nil }
        let position = source.position(at: tag.offset)
        if name.hasPrefix("*") {
            return Diagnostic(
                .error, id: "template.dynamic-partial",
                "partials that a value chooses, such as '\(name)', are not supported",
                hint: "name the partial, or use sections to choose between several", in: source, at: position)
        }
        let meant = suggestion(for: name, among: known).map { " (did you mean '\($0)'?)" } ?? ""
        return Diagnostic(
            .error, id: "template.missing-partial", "there is no template '\(name)'\(meant)",
            hint: "add templates/\(name).mustache to the theme, or correct the name", in: source, at: position)
    }
}
