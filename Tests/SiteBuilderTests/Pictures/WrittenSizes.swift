import Foundation
import Testing

/// An independent reader of the `sizes` attribute.
struct WrittenSizes {
    private var entries: [(maxWidth: Double, maxHeight: Double, share: Double, points: Double)] = []

    init(_ text: String) throws {
        for part in text.replacing("auto, ", with: "").split(separator: ", ") {
            func number(_ name: String) -> Double {
                guard let start = part.range(of: name + ": ") else { return .infinity }
                return Double(part[start.upperBound...].prefix { $0.isNumber || $0 == "." }) ?? .nan
            }
            let width = part.split(separator: ") ", omittingEmptySubsequences: true).last ?? part
            let terms = width.replacing("calc(", with: "").replacing(")", with: "")
                .replacing(" - ", with: " -").replacing(" + ", with: " ").split(separator: " ")
            var (share, points) = (0.0, 0.0)
            for term in terms {
                let value = try #require(Double(term.dropLast(2)))
                if term.hasSuffix("vw") { share += value / 100 } else { points += value }
            }
            entries.append((number("max-width"), number("max-height"), share, points))
        }
    }

    func width(_ window: Double, _ height: Double) -> Double {
        let entry = entries.first { window <= $0.maxWidth && height <= $0.maxHeight }
        return entry.map { $0.share * window + $0.points } ?? window
    }
}
