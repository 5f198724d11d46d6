/// One CSS rule: a selector, as it continues that of the section or list, and its declarations, in order.
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
        /// A factor of the box that the element is placed in, and a length.
        case share(Double, CSSLength)

        var lengths: [CSSLength] {
            switch self {
            case .text: []
            case .length(let length), .repeated(_, let length), .share(_, let length): [length]
            }
        }
    }

    let property: String
    /// Joined by blanks.
    let parts: [Part]

    init(_ property: String, _ parts: [Part]) {
        self.property = property
        self.parts = parts
    }

    init(_ property: String, _ text: String) { self.init(property, [.text(text)]) }

    init(_ property: String, _ length: CSSLength) { self.init(property, [.length(length)]) }

    /// An extent. Below zero there is none, as in the solver: CSS cuts calculations off by itself, but takes no negative
    /// number here.
    static func size(_ property: String, _ length: CSSLength) -> Declaration {
        Declaration(property, length.wholePixels ?? 0 < 0 ? .pixels(0) : length)
    }

    /// A logical pair such as `margin-inline`, or nothing when both sides are zero.
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

    /// Whether it is about the inline axis.
    var isInline: Bool { property.contains("inline") || property.contains("column") }
}
