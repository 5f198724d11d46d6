import CompositionalLayout

/// A length in JSON: the formula to read, and its terms to compute with.
struct LengthReport: Encodable, Sendable {
    let formula: String
    let points: Double
    let width: Double
    let height: Double
    let content: Double

    init(_ length: Length) {
        formula = length.formula
        (points, width, height, content) = (length.points, length.width, length.height, length.content)
    }
}
