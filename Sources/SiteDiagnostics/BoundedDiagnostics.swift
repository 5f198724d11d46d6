extension [Diagnostic] {
    /// Adds a diagnostic about a file, up to ``Limits/diagnostics``; then, once, that there is more, and of each kind that has not been
    /// named the first, up to as many again. An error is never left out where there would be none.
    package mutating func add(_ diagnostic: Diagnostic) {
        if count < Limits.diagnostics { return append(diagnostic) }
        if count == Limits.diagnostics {
            var more = Diagnostic(
                .hint, id: "source.more", "there is more to say about this file than is listed",
                hint: "mend some of it, and build again", path: diagnostic.path, position: diagnostic.position)
            more.excerpt = diagnostic.excerpt
            append(more)
        }
        // From the end: what comes often has come lately.
        let isNew = count < 2 * Limits.diagnostics && !reversed().contains { $0.isLike(diagnostic) }
        if isNew || diagnostic.isError && !containsErrors { append(diagnostic) }
    }

    package mutating func add(contentsOf diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics { add(diagnostic) }
    }
}
