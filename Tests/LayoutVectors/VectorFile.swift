import Foundation

/// The numeric cases of the layout model as data. `SITEGEN_LAYOUT_VECTORS` names a different file of the same schema.
package struct VectorFile: Decodable {
    package let vectors: [Vector]

    /// The reason why no cases can run. Without this error, none of them would fail.
    package struct Unreadable: Error, CustomStringConvertible {
        package let description: String
    }

    package static let shared: Result<VectorFile, Unreadable> = {
        let environment = ProcessInfo.processInfo.environment
        let bundled = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "data/layout-vectors.json")
        let file = environment["SITEGEN_LAYOUT_VECTORS"].map { URL(filePath: $0) } ?? bundled
        do {
            return .success(try JSONDecoder().decode(VectorFile.self, from: Data(contentsOf: file)))
        } catch {
            return .failure(Unreadable(description: "cannot read the layout vectors in \(file.path()): \(error)"))
        }
    }()
}

/// One case. Its engine determines its input and expected values.
package struct Vector: Decodable, Sendable {
    package enum Content: Sendable {
        case compositional(CompositionalVector)
        case split(SplitVector)
        case columns(ColumnsVector)
        case container(ContainerVector)
        case unknown
    }

    package let id: String
    package let engine: String
    package let title: String
    package let content: Content

    private enum Key: CodingKey { case id, engine, title }

    package init(from decoder: any Decoder) throws {
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
}

/// A number or a name in a row of expected values.
package enum Cell: Decodable, Sendable {
    case number(Double)
    case name(String)

    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else {
            self = .name(try value.decode(String.self))
        }
    }

    package var number: Double? { if case .number(let number) = self { number } else { nil } }
    package var name: String? { if case .name(let name) = self { name } else { nil } }
}
