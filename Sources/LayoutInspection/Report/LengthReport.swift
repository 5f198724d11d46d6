import CompositionalLayout

/// A length in JSON: a readable formula, and its coefficients for calculations.
struct LengthReport: Encodable, Sendable {
    let formula: String
    let points: Double
    let width: Double
    let height: Double
    /// The factor of the root's font size; `nil` for 0.
    let em: Double?
    let content: Double

    init(_ length: Length) {
        formula = length.formula
        em = length.em == 0 ? nil : length.em
        (points, width, height, content) = (length.points, length.width, length.height, length.content)
    }
}
