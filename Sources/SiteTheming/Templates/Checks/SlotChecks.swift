import SiteDiagnostics

/// Warnings about names in templates that no page has. Mustache would print nothing in their place.
///
/// Names of authors under `extra` and `data` are not known, and neither are those inside sections of such values, with
/// the partials there.
///
/// - Parameter words: the names of the theme's words.
func unknownSlots(in sources: [String: SourceText], words: Set<String>) -> [Diagnostic] {
    let tags = sources.mapValues { TemplateScanner.tags(of: $0.bytes).tags }
    var free: Set<String> = []
    var waiting = tags.values.flatMap(partialsOfAuthoredSections)
    while let partial = waiting.popLast() {
        if free.insert(partial).inserted { waiting += (tags[partial] ?? []).compactMap(\.partialName) }
    }
    return sources.keys.sorted().filter { !free.contains($0) }.flatMap { name -> [Diagnostic] in
        guard let source = sources[name], let tags = tags[name] else { return [] }
        return unknownSlots(of: tags, words: words, in: source)
    }
}

private func unknownSlots(of tags: [TemplateTag], words: Set<String>, in source: SourceText) -> [Diagnostic] {
    var seen: Set<String> = []
    var found: [Diagnostic] = []
    visit(tags) { tag, isAuthored in
        guard !isAuthored, tag.namesValue, let (name, candidates) = tag.unknownName(words: words),
            seen.insert(tag.name).inserted
        else { return }
        let meant = suggestion(for: name, among: candidates).map { " (did you mean '\($0)'?)" } ?? ""
        found.append(
            Diagnostic(
                .warning, id: "template.unknown-slot", "no page has a value '\(tag.name)'\(meant)",
                hint: "the manual's page 'Themes' lists all slots; values of your own are below 'extra' and 'data'",
                in: source, at: source.position(at: tag.offset)))
    }
    return found
}

private func partialsOfAuthoredSections(_ tags: [TemplateTag]) -> [String] {
    var found: [String] = []
    visit(tags) { tag, isAuthored in
        if isAuthored, let partial = tag.partialName { found.append(partial) }
    }
    return found
}

/// Calls a closure with each tag, and whether the tag is in a section of an author's own value.
private func visit(_ tags: [TemplateTag], _ body: (TemplateTag, Bool) -> Void) {
    var open: [Bool] = []
    for tag in tags {
        let isAuthored = open.last ?? false
        body(tag, isAuthored)
        if tag.kind == .close {
            _ = open.popLast()
        } else if tag.opensSection {
            open.append(isAuthored || tag.kind == .section && tag.isAuthored)
        }
    }
}

extension TemplateTag {
    fileprivate var namesValue: Bool { [.variable, .unescaped, .section, .inverted].contains(kind) }

    /// Whether the value is one of the author's own.
    fileprivate var isAuthored: Bool { names.contains { $0 == "extra" || $0 == "data" } }

    private var names: [String] { TemplatePath(name)?.names ?? [] }

    /// The first part of the name that does not exist, and the names that do.
    fileprivate func unknownName(words: Set<String>) -> (String, [String])? {
        let slots = TemplateKey.named
        for (index, part) in names.enumerated() {
            if slots[part] == nil { return (part, slots.keys.sorted()) }
            if part == "extra" || part == "data" { return nil }
            if part == "words", index + 1 < names.count {
                return words.contains(names[index + 1]) ? nil : (names[index + 1], words.sorted())
            }
        }
        return nil
    }
}
