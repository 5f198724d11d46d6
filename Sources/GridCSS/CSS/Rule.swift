/// One CSS rule: a selector that continues that of the section or list, and declarations in order.
struct Rule: Hashable {
    var selector: String
    var declarations: [Declaration]

    init(_ selector: String, _ declarations: [Declaration]) {
        self.selector = selector
        self.declarations = declarations
    }

    func text(_ names: [RoundedTerm: String] = [:]) -> String {
        selector + " { " + declarations.map { $0.text(names) }.joined(separator: " ") + " }"
    }
}

struct Declaration: Hashable {
    enum Part: Hashable {
        case text(String)
        case length(CSSLength)
        /// `repeat(count, length)`
        case repeated(Int, CSSLength)
        /// A factor of the containing block, and a length.
        case share(Double, CSSLength)

        var lengths: [CSSLength] {
            switch self {
            case .text: []
            case .length(let length), .repeated(_, let length), .share(_, let length): [length]
            }
        }
    }

    let property: String
    /// The parts, which are joined by spaces.
    let parts: [Part]

    init(_ property: String, _ parts: [Part]) {
        self.property = property
        self.parts = parts
    }

    init(_ property: String, _ text: String) { self.init(property, [.text(text)]) }

    init(_ property: String, _ length: CSSLength) { self.init(property, [.length(length)]) }

    /// An extent. A negative extent becomes zero, as in the solver. CSS clamps calculations to zero, but rejects a
    /// negative number.
    static func size(_ property: String, _ length: CSSLength) -> Declaration {
        Declaration(property, length.wholePixels ?? 0 < 0 ? .pixels(0) : length)
    }

    /// A logical pair such as `margin-inline`; nothing if both sides are zero.
    static func pair(_ property: String, _ start: CSSLength, _ end: CSSLength) -> [Declaration] {
        if start.isZero && end.isZero { return [] }
        return [Declaration(property, start == end ? [.length(start)] : [.length(start), .length(end)])]
    }

    func text(_ names: [RoundedTerm: String]) -> String {
        let value = parts.map { part in
            switch part {
            case .text(let text): text
            case .length(let length): length.text(names)
            case .repeated(let count, let length): "repeat(\(count), \(length.text(names)))"
            case .share(let share, let length): length.text(plus: share, names)
            }
        }
        return "\(property): \(value.joined(separator: " "));"
    }

    /// True if the declaration belongs to the inline axis.
    var isInline: Bool { property.contains("inline") || property.contains("column") }
}
