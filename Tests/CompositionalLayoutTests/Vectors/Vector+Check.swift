import LayoutVectors
import Testing

extension Vector: CustomTestStringConvertible {
    package var testDescription: String { "\(id) \(title)" }

    /// The vectors have at most two decimals.
    static let tolerance = 0.006

    static func expectEqual(_ actual: [Double], _ expected: [Double], _ what: String) {
        let isEqual =
            actual.count == expected.count
            && zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance }
        #expect(isEqual, "\(what): \(actual), expected \(expected)")
    }
}
