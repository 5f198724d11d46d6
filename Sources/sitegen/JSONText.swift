import Foundation

/// A value as JSON in one line: keys in alphabetical order, so that the same value is the same text everywhere.
struct JSONText {
    let text: String

    init(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        text = String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}
