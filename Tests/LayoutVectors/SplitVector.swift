/// A split layout and its expected values. Only values in the vector are compared.
package struct SplitVector: Decodable, Sendable {
    package struct Section: Decodable, Sendable {
        package let side: String
        package let sizes: [[Double]]
        package let header: [Double]?
        package let footer: [Double]?
        package let inset: [Double]?
        package let interItem: Double?
        package let line: Double?
    }
    package struct Pin: Decodable, Sendable {
        package let section: Int
        package let offsetY: Double
    }
    package struct Query: Decodable, Sendable {
        package let rect: [Double]
        package let items: [[Int]]?
        package let decoration: [Int]?
        package let headers: [Int]?
        package let footers: [Int]?
    }
    package struct Expectation: Decodable, Sendable {
        package let items: [[Double]]?
        package let headers: [[Double]]?
        package let footers: [[Double]]?
        package let decoration: [[Double]]?
        package let contentSize: [Double]?
        package let metrics: [String: Double]?
        package let fixedWidth: [FixedWidth]?
        package let pinned: [Double]?
        package let queries: [Query]?
    }
    package struct FixedWidth: Decodable, Sendable {
        package let columns: Int
        package let side: String
        package let spacing: Double
        package let inset: [Double]
        package let width: Int

        package init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            columns = try values.decode(Int.self)
            side = try values.decode(String.self)
            spacing = try values.decode(Double.self)
            inset = try values.decode([Double].self)
            width = try values.decode(Int.self)
        }
    }

    package let bounds: [Double]
    package let leftSideRatio: Double?
    package let splitSpacing: Double?
    package let minimumInterItemSpacing: Double?
    package let minimumItemLineSpacing: Double?
    package let sectionInset: [Double]?
    package let isNormalizingLineHeight: Bool?
    package let contentInset: [Double]?
    package let safeArea: [Double]?
    package let sectionInsetReference: String?
    package let sections: [Section]
    package let pin: Pin?
    package let expect: Expectation
}
