/// One CSS rule: a selector and its declarations, in order.
public struct Rule: Hashable, Sendable {
    public var selector: String
    public var declarations: [Declaration]

    public init(_ selector: String, _ declarations: [Declaration]) {
        self.selector = selector
        self.declarations = declarations
    }

    var text: String {
        selector + " { " + declarations.map { "\($0.property): \($0.value);" }.joined(separator: " ") + " }"
    }
}

public struct Declaration: Hashable, Sendable {
    public var property: String
    public var value: String

    public init(_ property: String, _ value: String) {
        self.property = property
        self.value = value
    }
}

extension Declaration {
    init(_ property: String, _ length: CSSLength) {
        self.init(property, length.text)
    }

    /// A logical pair such as `margin-inline`, or nothing when both sides are zero.
    static func pair(_ property: String, _ start: CSSLength, _ end: CSSLength) -> [Declaration] {
        if start.isZero && end.isZero { return [] }
        return [Declaration(property, start == end ? start.text : "\(start.text) \(end.text)")]
    }
}
