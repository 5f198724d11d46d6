/// The rule of a mosaic: its columns, the shape of a place, and the items that take more than one place.
public struct MosaicRule: Hashable, Sendable {
    /// The places that a cell takes.
    public struct Span: Hashable, Sendable {
        public static let most = 16

        /// From 1 to ``most``. In fewer columns a cell takes all of them, and as many rows as keep its shape.
        public var columns: Int
        /// From 1 to ``most``.
        public var rows: Int

        public init(columns: Int = 1, rows: Int = 1) {
            self.columns = columns
            self.rows = rows
        }
    }

    /// The span of items for which a condition holds.
    public struct SpanRule: Hashable, Sendable {
        public var condition: ItemCondition
        public var span: Span

        public init(where condition: ItemCondition, _ span: Span) {
            self.condition = condition
            self.span = span
        }
    }

    public var columns: ColumnCount
    /// Width by height of a place, without gaps.
    public var aspectRatio: Double
    /// The first rule whose condition holds decides. Other items take one place.
    public var spans: [SpanRule]
    /// The facts of items that do not have them.
    public var defaults: ItemFacts
    /// True: no cell is placed before an earlier one, and a cell grows into an empty place behind or below it. False: later cells
    /// fill empty places, as with `grid-auto-flow: dense` in CSS.
    public var keepsOrder: Bool

    public init(
        columns: ColumnCount, aspectRatio: Double = 1, spans: [SpanRule] = [], defaults: ItemFacts = ItemFacts(),
        keepsOrder: Bool = false
    ) {
        self.columns = columns
        self.aspectRatio = aspectRatio
        self.spans = spans
        self.defaults = defaults
        self.keepsOrder = keepsOrder
    }

    /// The names of the facts that decide about spans. The position is always known.
    package var askedFacts: Set<String> { Set([ItemFacts.position] + spans.flatMap { $0.condition.terms.map(\.fact) }) }

    /// The span of an item, or the name of a fact that is not known.
    package func span(of item: ItemFacts) -> Result<Span, UnknownFact> {
        for rule in spans {
            var holds = true
            for term in rule.condition.terms where holds {
                guard let answer = term.holds(for: item) ?? term.holds(for: defaults) ?? term.otherwise else {
                    return .failure(UnknownFact(name: term.fact))
                }
                holds = answer
            }
            if holds { return .success(rule.span) }
        }
        return .success(Span())
    }

    package struct UnknownFact: Error {
        let name: String
    }
}
