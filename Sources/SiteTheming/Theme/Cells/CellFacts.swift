import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

/// Facts about a cell design in `theme.yml` that its styles cannot express.
package struct CellFacts: Hashable, Sendable {
    /// The width of the picture, as fractions of the cell's width and height and points.
    var artworkWidth: Length
    /// The height of the picture, if the theme gives it.
    var artworkHeight: Length?
    var position: SourcePosition

    static let form = ValueForm.ownKeys(.map { table })
    private static let table = KeyTable(
        "theme-cellFacts", [KeyTable.Key("artwork", .text, "Size of the picture, such as 74 x 74, or its width alone.")]
    )

    /// Reads `cells:`, a map of designs.
    static func read(_ value: Value, in source: SourceText) -> ([String: CellFacts], [Diagnostic]) {
        guard let entries = value.entries else {
            return ([:], [problem("'cells' must be a map of designs", in: source, at: value.position)])
        }
        var facts: [String: CellFacts] = [:]
        var diagnostics: [Diagnostic] = []
        for design in entries {
            let written = known(design.value.entries ?? [], in: table, of: "a design", in: source, &diagnostics)
            guard let artwork = written.first?.value else {
                if design.value.entries == nil {
                    diagnostics.append(problem("a cell design must be a map", in: source, at: design.value.position))
                }
                continue
            }
            let lengths = (artwork.text ?? "").split(separator: " x ", omittingEmptySubsequences: false)
                .map { LengthSyntax.parse($0) }
            guard (1...2).contains(lengths.count), let width = lengths[0], width.isFinite,
                lengths.allSatisfy({ $0?.isFinite ?? false })
            else {
                diagnostics.append(
                    problem("\(artwork.summary) is not the size of a picture", in: source, at: artwork.position))
                continue
            }
            facts[design.key] = CellFacts(
                artworkWidth: width, artworkHeight: lengths.count == 2 ? lengths[1] : nil,
                position: design.keyPosition)
        }
        return (facts, diagnostics)
    }

    private static func problem(_ message: String, in source: SourceText, at position: SourcePosition) -> Diagnostic {
        Diagnostic(
            .error, id: "theme.bad-cells", message,
            hint: "write 'cells: { row: { artwork: 74 x 74 } }': points, or shares of the cell such as 1w - 16",
            in: source,
            at: position)
    }
}

extension Length {
    fileprivate var isFinite: Bool { (points + width + height).isFinite }
}
