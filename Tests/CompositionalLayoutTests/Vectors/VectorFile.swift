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

/// One case. What it is solved for and must come out depends on its engine.
struct Vector: Decodable, Sendable, CustomTestStringConvertible {
    enum Content: Sendable {
        case compositional(CompositionalVector)
        case split(SplitVector)
        case columns(ColumnsVector)
        case container(ContainerVector)
        case unknown
    }

    let id: String
    let engine: String
    let title: String
    let content: Content

    private enum Key: CodingKey { case id, engine, title }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        id = try values.decode(String.self, forKey: .id)
        engine = try values.decode(String.self, forKey: .engine)
        title = try values.decode(String.self, forKey: .title)
        content =
            switch engine {
            case "compositional": .compositional(try CompositionalVector(from: decoder))
            case "split": .split(try SplitVector(from: decoder))
            case "columns": .columns(try ColumnsVector(from: decoder))
            case "container": .container(try ContainerVector(from: decoder))
            default: .unknown
            }
    }

    var testDescription: String { "\(id) \(title)" }

    /// The vectors are written with two decimals at most.
    static let tolerance = 0.006

    static func expectEqual(_ actual: [Double], _ expected: [Double], _ what: String) {
        let isEqual =
            actual.count == expected.count
            && zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance }
        #expect(isEqual, "\(what): \(actual), expected \(expected)")
    }
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
