/// The ID of the note that a file has more problems than are listed.
private let moreID = "source.more"

extension [Diagnostic] {
    /// Adds a diagnostic about a file, up to ``Limits/diagnostics``. After that it adds one note that there are more,
    /// and then only the first diagnostic of each new kind, up to the same number again. If the list contains no error
    /// yet, an error is always added.
    package mutating func add(_ diagnostic: Diagnostic) {
        if count < Limits.diagnostics { return append(diagnostic) }
        if count == Limits.diagnostics {
            var more = Diagnostic(
                .hint, id: moreID, "this file has more problems than are listed",
                hint: "fix some of them, and build again", path: diagnostic.path, position: diagnostic.position)
            more.excerpt = diagnostic.excerpt
            append(more)
        }
        let isNew = count < 2 * Limits.diagnostics && !hasKind(of: diagnostic)
        if isNew || diagnostic.isError && !containsErrors { append(diagnostic) }
    }

    /// True if a diagnostic of the same kind is in the list. The search starts at the end. A kind that was far from there
    /// is moved there, because most diagnostics are like those before them.
    private mutating func hasKind(of diagnostic: Diagnostic) -> Bool {
        guard let place = lastIndex(where: { $0.isLike(diagnostic) }) else { return false }
        if place < count - 100 { append(remove(at: place)) }
        return true
    }

    package mutating func add(contentsOf diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics { add(diagnostic) }
    }
}

extension Sequence<Diagnostic> {
    /// The diagnostics without those that ``Limits/diagnostics`` excludes. Those about no file are all included.
    package var boundedByFile: [Diagnostic] {
        let all = Array(self)
        guard all.count > Limits.diagnostics else { return all }
        return Dictionary(grouping: all, by: \.path).flatMap { path, diagnostics in
            let found = diagnostics.filter { $0.id != moreID }
            guard path != nil, found.count > Limits.diagnostics else { return diagnostics }
            var bounded: [Diagnostic] = []
            bounded.add(contentsOf: found.sorted())
            return bounded
        }
    }
}
