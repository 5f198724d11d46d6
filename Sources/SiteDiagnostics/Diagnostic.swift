/// Something the user should know about what they wrote: a value, printed by `DiagnosticFormatter`.
public struct Diagnostic: Hashable, Sendable, Codable, Error {
    public enum Severity: String, Hashable, Sendable, Codable, Comparable, CaseIterable {
        case hint, warning, error

        public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

        private var rank: Int {
            switch self {
            case .hint: 0
            case .warning: 1
            case .error: 2
            }
        }
    }

    /// Stable name, `area.kebab-case`: `frontmatter.unknown-key`. Ids that start with `io.` make the exit code 74.
    public var id: String
    public var severity: Severity
    /// One sentence without a full stop, lower case at the start.
    public var message: String
    /// What to do about it, one line.
    public var hint: String?
    /// Path as the user knows it. `nil` when no file is to blame.
    public var path: String?
    public var position: SourcePosition?
    /// The line around `position`, for the caret.
    package var excerpt: Excerpt?

    package init(
        _ severity: Severity, id: String, _ message: String, hint: String? = nil, path: String? = nil,
        position: SourcePosition? = nil
    ) {
        self.id = id
        self.severity = severity
        self.message = bounded(message)
        self.hint = hint.map(bounded)
        self.path = path
        self.position = position
    }

    /// A diagnostic at a place in a text; the excerpt is taken from it.
    package init(
        _ severity: Severity, id: String, _ message: String, hint: String? = nil, in source: SourceText,
        at position: SourcePosition
    ) {
        self.init(severity, id: id, message, hint: hint, path: source.path, position: position)
        excerpt = source.excerpt(at: position)
    }

    /// The same, and nothing that stops a build: for files whose loss is no reason to.
    package var asWarning: Diagnostic {
        var diagnostic = self
        diagnostic.severity = min(severity, .warning)
        return diagnostic
    }

    public var isError: Bool { severity == .error }
}

extension Diagnostic: Comparable {
    /// By file, place, severity (worst first), id, message and hint: the order of a report does not depend on scheduling.
    public static func < (left: Self, right: Self) -> Bool {
        let start = SourcePosition(line: 0, column: 0)
        let leftPlace = (left.path ?? "", left.position ?? start)
        let rightPlace = (right.path ?? "", right.position ?? start)
        if leftPlace != rightPlace { return leftPlace < rightPlace }
        if left.severity != right.severity { return left.severity > right.severity }
        return (left.id, left.message, left.hint ?? "") < (right.id, right.message, right.hint ?? "")
    }
}

extension Sequence<Diagnostic> {
    package var containsErrors: Bool { contains(where: \.isError) }
}
