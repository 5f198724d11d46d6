extension [Diagnostic] {
    /// Adds what is to be said about a file, up to ``Limits/diagnostics``; then, once, that there is more. An error is never left out where
    /// there would be none.
    public mutating func add(_ diagnostic: Diagnostic) {
        if count < Limits.diagnostics { return append(diagnostic) }
        if count == Limits.diagnostics {
            var more = Diagnostic(
                .hint, id: "source.more", "there is more to say about this file than is listed",
                hint: "mend some of it, and build again", path: diagnostic.path, position: diagnostic.position)
            more.excerpt = diagnostic.excerpt
            append(more)
        }
        if diagnostic.isError, !containsErrors { append(diagnostic) }
    }

    public mutating func add(contentsOf diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics { add(diagnostic) }
    }
}
