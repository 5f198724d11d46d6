import Foundation

/// A value as JSON in one line, with sorted keys, so that equal values give equal texts.
struct JSONText {
    let text: String

    init(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        text = String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}
