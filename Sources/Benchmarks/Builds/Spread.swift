/// Several measurements of the same quantity.
struct Spread {
    private let sorted: [Double]

    /// - Parameter values: At least one value.
    init(_ values: [Double]) { sorted = values.sorted() }

    var median: Double {
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }

    /// Median, minimum and maximum: `0.52 (0.49 to 0.60)`.
    var text: String {
        "\(digits(median)) (\(digits(sorted[0])) to \(digits(sorted[sorted.count - 1])))"
    }
}

/// The value with two decimals.
func digits(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
}
