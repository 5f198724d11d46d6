import SiteDiagnostics

/// The inclusions between templates. A template that includes itself, directly or indirectly, would never end, and a
/// long chain would overflow the stack. Both are errors.
struct PartialGraph {
    private let tags: [String: [TemplateTag]]
    private let sources: [String: SourceText]
    /// The maximum depth of nested templates from each one.
    private var depths: [String: Int] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether a chain is already reported. All templates of a chain have one cause.
    private var isTooDeep = false

    init(_ tags: [String: [TemplateTag]], sources: [String: SourceText]) {
        self.tags = tags
        self.sources = sources
        for name in tags.keys.sorted() where depths[name] == nil { visit(name, path: [name]) }
    }

    private mutating func visit(_ name: String, path: [String]) {
        guard let source = sources[name] else { return }
        var depth = 1
        for tag in tags[name] ?? [] {
            guard let partial = tag.partialName, tags[partial] != nil else { continue }
            if depths[partial] == nil {
                if let start = path.firstIndex(of: partial) {
                    let round = (path[start...] + [partial]).joined(separator: " → ")
                    report("template.cycle", "templates include each other without end: \(round)", tag, in: source)
                    continue
                }
                if path.count < Limits.depth { visit(partial, path: path + [partial]) }
            }
            let below = depths[partial] ?? Limits.depth
            if below >= Limits.depth, !isTooDeep {
                isTooDeep = true
                report(
                    "template.too-deep", "templates include each other more than \(Limits.depth) deep", tag, in: source)
            }
            depth = max(depth, below + 1)
        }
        depths[name] = min(depth, Limits.depth)
    }

    private mutating func report(_ id: String, _ message: String, _ tag: TemplateTag, in source: SourceText) {
        diagnostics.append(
            Diagnostic(
                .error, id: id, message, hint: "remove one of these partials", in: source,
                at: source.position(at: tag.offset)))
    }
}
