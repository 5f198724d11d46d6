import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

/// How wide the picture is in cards whose layout names no design: their styles ask for the size of the cell.
package struct CardArtwork: Hashable, Sendable {
    /// As a share of the cell and points.
    package var width: Length
    /// In sections of this layout only; `nil` for all.
    package var layout: String?
    /// In cells from this width on, in points.
    package var cellsFrom = 0.0
    /// In cells of definite height that are so many times as wide as high, or more; `nil` for cells as high as their content.
    package var aspectFrom: Double?

    static let keys = ["artwork", "layout", "from", "aspect"]

    /// Reads `cards:`, a list of rules of which the last that holds is right.
    static func read(_ value: Value, in source: SourceText) -> ([CardArtwork], [Diagnostic]) {
        guard let rules = value.list else { return ([], [problem(value, in: source)]) }
        var cards: [CardArtwork] = []
        var diagnostics: [Diagnostic] = []
        for rule in rules {
            for entry in rule.entries ?? [] where !keys.contains(entry.key) {
                diagnostics.append(unknownKey(entry, among: keys, of: "a card", in: source))
            }
            guard let text = rule["artwork"]?.text, let width = LengthSyntax.parse(text[...]),
                (width.points + width.width + width.height).isFinite
            else {
                diagnostics.append(problem(rule, in: source))
                continue
            }
            var card = CardArtwork(width: width, layout: rule["layout"]?.text)
            for key in ["from", "aspect"] {
                guard let written = rule[key] else { continue }
                guard let number = written.number, (0...100_000).contains(number) else {
                    diagnostics.append(problem(written, in: source))
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
            .error, id: "theme.bad-cards", "'cards' is a list of rules for the width of pictures",
            hint: "write 'cards: [{ artwork: 1w }, { from: 560, artwork: 192 }]'", in: source, at: value.position)
    }
}
