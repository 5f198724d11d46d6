import CompositionalLayout
import Diagnostics
import GridCSS
import Markdown

/// Where a layout is written, for messages about it.
struct LayoutOrigin: Sendable {
    /// As a message calls it: `'mosaic'`, `of this section`.
    let name: String
    let source: SourceText?
    /// The map that holds `section:`; `nil` for layouts made in Swift.
    let value: Value?

    func diagnostic(_ problem: SectionStyle.Problem) -> Diagnostic {
        let widths =
            problem.upperBound.map { "from \(problem.lowerBound) to \($0 - 1) px" }
            ?? "from \(problem.lowerBound) px on"
        let (id, message, hint) = text(problem, widths: widths)
        guard let source, let place = place(of: problem) else { return Diagnostic(.error, id: id, message, hint: hint) }
        return Diagnostic(.error, id: id, message, hint: hint, in: source, at: place)
    }

    private func text(_ problem: SectionStyle.Problem, widths: String) -> (id: String, message: String, hint: String) {
        func points(_ length: Length) -> String {
            CSSText.number(length.value(width: Double(problem.lowerBound), height: IntervalFinder().height))
        }
        let another =
            problem.upperBound.map { "or use another description below \($0) px: { ..<\($0): …, default: … }" }
            ?? "or use another description there"
        switch problem.cause {
        case .lowering(let cause):
            return ("layout.not-css", "layout \(name) cannot be shown \(widths): \(cause.message)", cause.hint)
        case .layout(let cause):
            switch cause.kind {
            case .noRoom(_, let available, let insets):
                return (
                    "layout.no-room",
                    "layout \(name) has no room \(widths): insets of \(CSSText.number(insets)) leave nothing of \(points(available))",
                    "make the insets smaller, \(another)"
                )
            case .cannotFit(_, let needed, let available):
                return (
                    "layout.cannot-fit",
                    "layout \(name) cannot be filled \(widths): the first item of a group needs \(points(needed)) of \(points(available))",
                    "make the item smaller, \(another)"
                )
            case .missingSection:
                return (
                    "layout.missing-section", "layout \(name) gives no section \(widths)",
                    "return a section for every width"
                )
            case .emptySubitems:
                return (
                    "layout.empty-subitems", "layout \(name) has a group without subitems \(widths)",
                    "add an item, \(another)"
                )
            case .invalidCount(let count):
                return (
                    "layout.invalid-count", "layout \(name) has a group with count \(count) \(widths)", "use 1 or more"
                )
            case .nonFinite:
                return (
                    "layout.non-finite", "layout \(name) has a number that is not finite \(widths)", "use plain numbers"
                )
            case .duplicateKind(let kind):
                return (
                    "layout.duplicate-kind", "layout \(name) has two boundary items of kind '\(kind)' \(widths)",
                    "give each a kind of its own"
                )
            case .nestedTooDeeply:
                return (
                    "layout.nested-too-deeply", "layout \(name) nests groups too deeply \(widths)",
                    "64 levels are allowed"
                )
            }
        }
    }

    private func place(of problem: SectionStyle.Problem) -> SourcePosition? {
        guard let value else { return nil }
        let section = value["section"] ?? value
        if case .layout(let cause) = problem.cause, case .noRoom = cause.kind, let insets = section["contentInsets"] {
            return insets.position
        }
        return (section["group"] ?? section).position
    }
}

/// Numbers as a sentence shows them: `12`, `12.5`.
enum CSSText {
    static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        guard abs(rounded) < 1e9 else { return "\(rounded)" }
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
