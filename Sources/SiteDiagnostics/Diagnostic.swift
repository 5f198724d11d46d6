/// A message to the user about their input. `DiagnosticFormatter` prints it.
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

    /// A stable name, `area.kebab-case`: `frontmatter.unknown-key`. An ID that starts with `io.` sets the exit code to
    /// 74.
    public var id: String
    public var severity: Severity
    /// One sentence that starts in lower case and has no full stop.
    public var message: String
    /// The remedy, in one line.
    public var hint: String?
    /// The path as the user knows it; `nil` if the message is not about a file.
    public var path: String?
    public var position: SourcePosition?
    /// The line around `position`, which is shown with a caret.
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

    /// Creates a diagnostic with a position in a text and an excerpt of it.
    package init(
        _ severity: Severity, id: String, _ message: String, hint: String? = nil, in source: SourceText,
        at position: SourcePosition
    ) {
        let (source, position) = source.place(of: position)
        self.init(severity, id: id, message, hint: hint, path: source.path, position: position)
        excerpt = source.excerpt(at: position)
    }

    /// The same diagnostic as a warning, for files that a build does not need.
    package var asWarning: Diagnostic {
        var diagnostic = self
        diagnostic.severity = min(severity, .warning)
        return diagnostic
    }

    public var isError: Bool { severity == .error }
}

extension Diagnostic: Comparable {
    /// Sorts by file, position, severity (worst first), ID, message and hint, so that the order of a report does not
    /// depend on scheduling.
    public static func < (left: Self, right: Self) -> Bool {
        let (leftPath, rightPath) = (left.path ?? "", right.path ?? "")
        if leftPath != rightPath { return leftPath < rightPath }
        let start = SourcePosition(line: 0, column: 0)
        let (leftPosition, rightPosition) = (left.position ?? start, right.position ?? start)
        if leftPosition != rightPosition { return leftPosition < rightPosition }
        if left.severity != right.severity { return left.severity > right.severity }
        if left.id != right.id { return left.id < right.id }
        if left.message != right.message { return left.message < right.message }
        return (left.hint ?? "") < (right.hint ?? "")
    }
}

extension Sequence<Diagnostic> {
    package var containsErrors: Bool { contains(where: \.isError) }
}
