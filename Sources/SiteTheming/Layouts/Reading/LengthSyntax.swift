import CompositionalLayout

/// The syntax of an edge or extent of a frame: `1/2w - 4`, a sum of fractions of the width (`w`) and height (`h`) of
/// the group and of points.
enum LengthSyntax {
    static func parse(_ text: Substring) -> Length? {
        var length = Length.zero
        var rest = text.trimmed
        var sign = 1.0
        while true {
            let end = endOfTerm(rest)
            guard let term = term(rest[..<end].trimmed) else { return nil }
            length = length + term * sign
            guard end < rest.endIndex else { return length }
            sign = rest[end] == "-" ? -1 : 1
            rest = rest[rest.index(after: end)...].trimmed
        }
    }

    /// The next sign between terms. A sign at the start or in an exponent belongs to a number.
    private static func endOfTerm(_ text: Substring) -> Substring.Index {
        var before: Character = "+"
        for index in text.indices {
            let character = text[index]
            if character == "+" || character == "-", !"+-e".contains(before) { return index }
            if character != " " { before = character }
        }
        return text.endIndex
    }

    private static func term(_ text: Substring) -> Length? {
        switch text.last {
        case "w": LayoutNumber.parse(text.dropLast()).map { Length(width: $0) }
        case "h": LayoutNumber.parse(text.dropLast()).map { Length(height: $0) }
        default: LayoutNumber.parse(text).map { Length(points: $0) }
        }
    }

    static let form = "write shares of the group and points: 1/2w - 4, 1h or 20"
}
