/// Ranges of widths with a number of columns each, as a section provider contains them.
package struct ColumnsVector: Decodable, Sendable {
    package struct ColumnRange: Decodable, Sendable {
        package let kind: String
        package let low: Double
        package let high: Double
        package let columns: Int

        package init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            kind = try values.decode(String.self)
            low = try values.decode(Double.self)
            high = try values.decode(Double.self)
            columns = try values.decode(Int.self)
        }

        package func contains(_ width: Double) -> Bool {
            kind == "..<" ? (low..<high).contains(width) : (low...high).contains(width)
        }
    }
    package struct Expectation: Decodable, Sendable {
        package let columns: [[Double]]
    }

    package let ranges: [ColumnRange]
    package let `default`: Int
    package let expect: Expectation

    package func columns(at width: Double) -> Int { ranges.first { $0.contains(width) }?.columns ?? self.default }
}
