import CompositionalLayout
import GridCSS
import LayoutInspection
import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import SiteTheming

/// The split of a page from its front matter, with the side of each section.
struct PlannedSplit: Sendable {
    let split: PageSplit
    let sides: [SplitSide]
    let hasBackgrounds: Bool
    private let source: SourceText
    private let position: SourcePosition

    /// Reads the split of a page and checks it against the sections.
    ///
    /// - Parameter value: the value of the key `split`, or `nil` if the page has one column.
    static func read(
        _ value: Value?, of plans: [SectionPlan], in source: SourceText?
    ) -> (split: PlannedSplit?, diagnostics: [Diagnostic]) {
        guard let source else { return (nil, []) }
        guard let value else { return (nil, strayKeys(plans, in: source)) }
        let (split, problems) = PageSplit.read(value, in: source)
        let homeless = plans.filter { $0.side == nil }.map { plan in
            Diagnostic(
                .error, id: "split.missing-side", "a section of a split page needs a side",
                hint: "add '\(source.hint("side", "left"))' or '\(source.hint("side", "right"))'", in: source,
                at: plan.position)
        }
        guard let split, homeless.isEmpty, !plans.isEmpty else { return (nil, problems + homeless) }
        let sides = plans.map { $0.side == .right ? SplitSide.right : .left }
        let planned = PlannedSplit(
            split: split, sides: sides, hasBackgrounds: plans.contains(where: \.hasBackground), source: source,
            position: value.position)
        return (planned, problems + planned.emptySides)
    }

    private static func strayKeys(_ plans: [SectionPlan], in source: SourceText) -> [Diagnostic] {
        plans.compactMap { plan in
            let key = plan.side != nil ? "side" : plan.hasBackground ? "background" : nil
            return key.map { key in
                Diagnostic(
                    .warning, id: "split.without-split", "'\(key)' has no effect, because the page has no 'split'",
                    hint: "add 'split: { ratio: { ..<700: 0, default: 0.4 } }' to the page, or remove '\(key)'",
                    in: source, at: plan.position)
            }
        }
    }

    private var emptySides: [Diagnostic] {
        SplitSide.allCases.filter { !sides.contains($0) }.map { side in
            Diagnostic(
                .warning, id: "split.empty-side", "no section is on the \(side.rawValue) side",
                hint: "give some sections '\(source.hint("side", side.rawValue))', or remove 'split'", in: source,
                at: position)
        }
    }

    /// Diagnostics for the problems found by lowering.
    func problems(of style: SplitStyle) -> [Diagnostic] {
        style.problems.map { problem in
            let (id, message, hint) = problem.sentences(layout: "this split")
            return Diagnostic(.error, id: id, message, hint: hint, in: source, at: position)
        }
    }

    /// Differences between the reading order and the visual order. Reading one side before the other is a hint.
    /// Sections of one column in a different order are a warning.
    func orderFindings(_ order: SplitReadingOrder, reading direction: LayoutTraits.LayoutDirection) -> [Diagnostic] {
        order.conflicts(reading: direction).map { conflict in
            let severity: Diagnostic.Severity = if case .sides = conflict.kind { .hint } else { .warning }
            return Diagnostic(
                severity, id: "split.reading-order", conflict.message, hint: conflict.hint, in: source, at: position)
        }
    }
}
