import Foundation
import Testing

/// The numeric cases of the layout model, as data. `SITEGEN_LAYOUT_VECTORS` names another file of the same schema.
struct VectorFile: Decodable {
    let vectors: [Vector]

    static let shared: VectorFile = {
        let environment = ProcessInfo.processInfo.environment
        let bundled = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "data/layout-vectors.json")
        let file = environment["SITEGEN_LAYOUT_VECTORS"].map { URL(filePath: $0) } ?? bundled
        do {
            return try JSONDecoder().decode(VectorFile.self, from: Data(contentsOf: file))
        } catch {
            preconditionFailure("cannot read the layout vectors in \(file.path()): \(error)")
        }
    }()
}

/// One case: a description, what it is solved for, and the numbers that must come out.
struct Vector: Decodable, Sendable, CustomTestStringConvertible {
    struct Container: Decodable, Sendable {
        let width: Double?
        let height: Double?
    }
    struct Configuration: Decodable, Sendable {
        let scrollDirection: String?
        let interSectionSpacing: Double?
        let boundary: [BoundaryData]?
        let contentInsetsReference: String?
    }
    struct ColumnRange: Decodable, Sendable {
        let kind: String
        let low: Double
        let high: Double
        let columns: Int

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            kind = try values.decode(String.self)
            low = try values.decode(Double.self)
            high = try values.decode(Double.self)
            columns = try values.decode(Int.self)
        }
    }
    struct Expectation: Decodable, Sendable {
        let contentSize: [Double]?
        let items: [[Double]]?
        let itemsSubset: Bool?
        let itemCount: Int?
        let supplementary: [[Cell]]?
        let error: String?
        let columns: [[Double]]?
        let effectiveContentInsets: [Double]?
        let effectiveContentSize: [Double]?
    }

    let id: String
    let engine: String
    let title: String
    let container: Container?
    let contentSize: [Double]?
    let contentInsets: [Double]?
    let scale: Double?
    let direction: String?
    let offset: [Double]?
    let referenceInsets: [String: [Double]]?
    let configuration: Configuration?
    let sections: [SectionData?]?
    let items: [Int]?
    let measured: [String: [Double?]]?
    let ranges: [ColumnRange]?
    let `default`: Int?
    let expect: Expectation

    var testDescription: String { "\(id) \(title)" }
}

/// A number or a name in a row of expected values.
enum Cell: Decodable, Sendable {
    case number(Double)
    case name(String)

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else {
            self = .name(try value.decode(String.self))
        }
    }

    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var name: String? { if case .name(let name) = self { name } else { nil } }
}
