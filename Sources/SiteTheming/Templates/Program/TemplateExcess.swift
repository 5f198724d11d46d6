import SiteDiagnostics
import Synchronization

/// Records that a template exceeds the limits of a page. Pages are rendered in parallel; of several templates, the
/// first by path is reported.
final class TemplateExcess: Sendable {
    private let source = Mutex<SourceText?>(nil)
    private let isNoted = Atomic(false)

    /// Whether a template has exceeded the limits, so that rendering can stop.
    var isKnown: Bool { isNoted.load(ordering: .relaxed) }

    /// Returns and removes the diagnostic.
    func take() -> Diagnostic? {
        isNoted.store(false, ordering: .relaxed)
        return source.withLock { source in
            defer { source = nil }
            return source.map(Self.problem)
        }
    }

    func note(_ source: SourceText) {
        isNoted.store(true, ordering: .relaxed)
        self.source.withLock { noted in
            if noted.map({ source.path < $0.path }) ?? true { noted = source }
        }
    }

    private static func problem(in source: SourceText) -> Diagnostic {
        Diagnostic(
            .error, id: "template.too-much",
            "this template makes a page of more than \(Limits.pageBytes / 1_000_000) MB, or needs more than "
                + "\(Limits.templateSteps / 1_000_000) million steps",
            hint:
                "show less in sections ('limit', 'paginate'), or look for partials and lists inside each other",
            in: source, at: .start)
    }
}

/// An error for a theme whose templates include each other too often.
func tooManySteps(in source: SourceText) -> Diagnostic {
    Diagnostic(
        .error, id: "template.too-large",
        "this template and its partials have more than \(Limits.themeSteps) steps",
        hint: "look for parents and indented partials that include each other many times", in: source, at: .start)
}
