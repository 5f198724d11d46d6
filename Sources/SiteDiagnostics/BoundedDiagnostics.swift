extension [Diagnostic] {
    /// Adds a diagnostic about a file, up to ``Limits/diagnostics``. After that it adds one note that there are more,
    /// and then only the first diagnostic of each new kind, up to the same number again. If the list contains no error
    /// yet, an error is always added.
    package mutating func add(_ diagnostic: Diagnostic) {
        if count < Limits.diagnostics { return append(diagnostic) }
        if count == Limits.diagnostics {
            var more = Diagnostic(
                .hint, id: "source.more", "this file has more problems than are listed",
                hint: "fix some of them, and build again", path: diagnostic.path, position: diagnostic.position)
            more.excerpt = diagnostic.excerpt
            append(more)
        }
        // The search starts at the end, because frequent diagnostics are near it.
        let isNew = count < 2 * Limits.diagnostics && !reversed().contains { $0.isLike(diagnostic) }
        if isNew || diagnostic.isError && !containsErrors { append(diagnostic) }
    }

    package mutating func add(contentsOf diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics { add(diagnostic) }
    }
}
