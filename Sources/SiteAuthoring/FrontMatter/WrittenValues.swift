import SiteDiagnostics
import SiteMarkdown

/// Values that are generated and have no position in a file.
extension Value {
    /// A text, quoted if its syntax would read it as a different type.
    static func text(_ text: String) -> Value { Value(.scalar(Scalar(text, isQuoted: true)), at: .start) }

    /// A number, a date, true or false.
    static func plain(_ text: String) -> Value { Value(.scalar(Scalar(text)), at: .start) }

    static func list(_ values: [Value]) -> Value { Value(.list(values), at: .start) }

    static func map(_ entries: [Entry]) -> Value { Value(.map(entries), at: .start) }

    /// A map without keys that have no value.
    static func map(_ fields: KeyValuePairs<String, Value?>) -> Value {
        .map(fields.compactMap { key, value in value.map { Entry(key, $0) } })
    }

    var isBlank: Bool {
        switch kind {
        case .null: true
        case .scalar(let scalar): scalar.text.allSatisfy(\.isWhitespace)
        case .list(let values): values.allSatisfy(\.isBlank)
        case .map(let entries): entries.isEmpty
        }
    }
}

extension Entry {
    init(_ key: String, _ value: Value) { self.init(key: key, keyPosition: .start, value: value) }
}

extension [Entry] {
    /// Adds a key if it has a value.
    mutating func add(_ key: String, _ value: Value?) {
        if let value, !value.isBlank { append(Entry(key, value)) }
    }

    mutating func add(_ key: String, text: String?) { add(key, text.map(Value.text)) }

    func has(_ key: String) -> Bool { contains { $0.key == key } }
}

extension Scalar {
    /// Whether the scalar can be written without quotes: it was not quoted, and it looks like a number, date or
    /// boolean.
    var isLiteral: Bool { !isQuoted && text.looksLikeLiteral }
}

extension String {
    /// Whether YAML may read the text as a different type: `42`, `2.10`, `-3`, `2026-09-02T10:00:00Z`, `true`.
    var looksLikeLiteral: Bool {
        let words = ["true", "false", "yes", "no", "on", "off", "y", "n", "null", "~", ".nan", ".inf"]
        if words.contains(lowercased()) { return true }
        guard let first = utf8.first, "0123456789+-.".utf8.contains(first) else { return false }
        return utf8.contains { 0x30...0x39 ~= $0 } && utf8.allSatisfy { "0123456789+-.:eETZtzxXoO_ ".utf8.contains($0) }
    }

    /// A string in double quotes that is valid in JSON, YAML and TOML.
    var inQuotes: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _
            where scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || 0x2028...0x2029 ~= scalar.value
                || scalar.value == 0xFEFF:
                let hex = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
