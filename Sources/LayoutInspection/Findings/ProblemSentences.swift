import CompositionalLayout
import GridCSS

extension SectionStyle.Problem {
    /// The message about a layout that cannot be solved or lowered, with its widths and values.
    ///
    /// - Parameter layout: The layout as messages name it, for example `layout 'mosaic'`.
    public func sentences(layout: String) -> (id: String, message: String, hint: String) {
        switch cause {
        case .lowering(let cause):
            return ("layout.not-css", "\(layout) cannot be shown \(widths): \(cause.message)", cause.hint)
        case .layout(let cause):
            let (id, what, hint) = sentences(cause.kind)
            return ("layout." + id, "\(layout) \(what)", hint)
        }
    }

    private func sentences(_ kind: LayoutProblem.Kind) -> (id: String, what: String, hint: String) {
        switch kind {
        case .noRoom(_, let available, let insets):
            (
                "no-room", "has no room \(widths): insets take \(insets.shown) of \(shown(available)) px",
                "make the insets smaller, \(another)"
            )
        case .cannotFit(_, let needed, let available):
            (
                "cannot-fit",
                "cannot be filled \(widths): the first item of a group needs \(shown(needed)) of \(shown(available)) px",
                "make the item smaller, \(another)"
            )
        case .missingSection:
            ("missing-section", "returns no section \(widths)", "return a section for every width")
        case .emptySubitems:
            ("empty-subitems", "has a group without subitems \(widths)", "add an item, \(another)")
        case .invalidCount(let count):
            ("invalid-count", "has a group with count \(count) \(widths)", "use 1 or more")
        case .nonFinite:
            ("non-finite", "has a number that is not finite \(widths)", "use plain numbers")
        case .tooLarge:
            ("too-large", "has numbers that are too large \(widths)", "use smaller numbers")
        case .duplicateKind(let kind):
            ("duplicate-kind", "has two boundary items of kind '\(kind)' \(widths)", "give each a different kind")
        case .nestedTooDeeply:
            ("nested-too-deeply", "nests groups too deeply \(widths)", "at most 64 levels are allowed")
        case .tailMismatch(let remainder, let cells):
            (
                "tail-mismatch",
                remainder < 1
                    ? "has a tail for \(remainder) items \(widths)"
                    : "has a tail for \(remainder) items that has \(cells) \(widths)",
                "a tail must have exactly as many items as its number says, and at least 1"
            )
        case .tooComplex:
            (
                "too-complex", "has too many cells in one group \(widths)",
                "at most 65,536 are allowed, and 10,000 with 'justified', 'waterfall' or 'mosaic'"
            )
        case .misplacedRows:
            (
                "misplaced-rows", "has 'justified', 'waterfall' or 'mosaic' at a place where it cannot be \(widths)",
                "write it in the group of a section that does not scroll, without tails, insets, edges and badges"
            )
        case .invalidRowHeights(let lowest, let highest):
            (
                "invalid-row-heights", "has rows from \(lowest.shown) to \(highest.shown) px high \(widths)",
                "use bounds of 1 px or more, of which the greater is at least 1.2 times the smaller"
            )
        case .unknownAspectRatio(let item):
            (
                "unknown-aspect-ratio", "has no aspect ratio for item \(item) \(widths)",
                "give the group an 'aspectRatio' for items without a picture of known size"
            )
        case .unknownFact(let item, let name):
            (
                "unknown-fact", "asks for '\(name)', which item \(item) does not have, \(widths)",
                "write it into 'extra' of the item, or into 'defaults' of the group: defaults: { \(name): … }"
            )
        }
    }

    private var widths: String {
        WidthSpan(lowerBound: lowerBound, upperBound: upperBound).text
            + condition.text
    }

    private var another: String {
        upperBound.map { "or use a different description below \($0) px: { ..<\($0): …, default: … }" }
            ?? "or use a different description there"
    }

    private func shown(_ length: Length) -> String {
        length.value(width: Double(lowerBound), height: PageEnvironment().height).shown
    }
}
