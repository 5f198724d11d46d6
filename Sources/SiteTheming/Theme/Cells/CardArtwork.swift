import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

/// The width of the picture in cards without a cell design, as a function of the cell's size.
package struct CardArtwork: Hashable, Sendable {
    /// The width, as a fraction of the cell and points.
    package var width: Length
    /// The layout to which the rule applies, or `nil` for all.
    package var layout: String?
    /// The minimum cell width, in points.
    package var cellsFrom = 0.0
    /// The minimum ratio of width to height. Such a rule applies only to cells of definite height. `nil` is no condition.
    package var aspectFrom: Double?

    static let form = ValueForm.list(.map { table })
    private static let table = KeyTable(
        "theme-card",
        [
            KeyTable.Key("artwork", .text, "Width of the picture: a share of the cell and points, such as 1w - 16."),
            KeyTable.Key("layout", .anything, "Name of the layout for this rule."),
            KeyTable.Key("from", .number, "Smallest width of the cell for this rule, in points."),
            KeyTable.Key("aspect", .number, "Smallest ratio of width to height for this rule."),
        ])

    /// Reads `cards:`, a list of rules. The last matching rule applies.
    static func read(_ value: Value, in source: SourceText) -> ([CardArtwork], [Diagnostic]) {
        guard let rules = value.list else { return ([], [problem(value, in: source)]) }
        var cards: [CardArtwork] = []
        var diagnostics: [Diagnostic] = []
        for rule in rules {
            let written = Value(
                .map(known(rule.entries ?? [], in: table, of: "a card", in: source, &diagnostics)), at: rule.position)
            guard let text = written["artwork"]?.text, let width = LengthSyntax.parse(text[...]),
                (width.points + width.width + width.height).isFinite
            else {
                diagnostics.append(problem(rule, in: source))
                continue
            }
            var card = CardArtwork(width: width, layout: written["layout"]?.text)
            for key in ["from", "aspect"] {
                guard let value = written[key] else { continue }
                guard let number = value.number, (0...100_000).contains(number) else {
                    diagnostics.append(problem(value, in: source))
                    continue
                }
                if key == "from" { card.cellsFrom = number } else { card.aspectFrom = number }
            }
            cards.append(card)
        }
        return (cards, diagnostics)
    }

    private static func problem(_ value: Value, in source: SourceText) -> Diagnostic {
        Diagnostic(
            .error, id: "theme.bad-cards", "'cards' must be a list of rules for the width of pictures",
            hint: "write 'cards: [{ artwork: 1w }, { from: 560, artwork: 192 }]'", in: source, at: value.position)
    }
}
