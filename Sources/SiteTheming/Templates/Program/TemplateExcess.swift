import SiteDiagnostics
import Synchronization

/// Notes that a template makes more of a page than there may be. Pages are rendered side by side; of several templates the first by its
/// path counts.
final class TemplateExcess: Sendable {
    private let source = Mutex<SourceText?>(nil)
    private let isNoted = Atomic(false)

    /// Whether nothing more need be rendered.
    var isKnown: Bool { isNoted.load(ordering: .relaxed) }

    /// What there is to say, and forgets it.
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
            "this makes a page of more than \(Limits.pageBytes / 1_000_000) MB, or takes more than "
                + "\(Limits.templateSteps / 1_000_000) million steps for it",
            hint:
                "let the page's sections show less ('limit', 'paginate'), or look for partials and lists that stand in each other",
            in: source, at: .start)
    }
}

/// A theme whose templates are put into each other too often.
func tooManySteps(in source: SourceText) -> Diagnostic {
    Diagnostic(
        .error, id: "template.too-large",
        "with what it includes, this becomes more than \(Limits.themeSteps) steps",
        hint: "look for parents and indented partials that include each other many times", in: source, at: .start)
}
