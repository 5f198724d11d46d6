import SiteMarkdown

/// Keys and values as TOML 1.0, with one key on each line and inline maps.
struct TOMLText {
    private(set) var text = ""

    init(_ entries: [Entry]) {
        for entry in entries where !entry.value.isNull {
            text += Self.key(entry.key) + " = " + Self.value(entry.value) + "\n"
        }
    }

    private static func value(_ value: Value) -> String {
        switch value.kind {
        case .null: return "\"\""
        case .scalar(let scalar): return isLiteral(scalar) ? scalar.text : scalar.text.inQuotes
        case .list(let values): return "[" + values.filter { !$0.isNull }.map(Self.value).joined(separator: ", ") + "]"
        case .map(let entries):
            let fields = entries.filter { !$0.value.isNull }.map { key($0.key) + " = " + Self.value($0.value) }
            return fields.isEmpty ? "{}" : "{ " + fields.joined(separator: ", ") + " }"
        }
    }

    private static func key(_ key: String) -> String {
        let isBare =
            !key.isEmpty
            && key.utf8.allSatisfy { byte in
                0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || byte == 0x5F || byte == 0x2D
            }
        return isBare ? key : key.inQuotes
    }

    /// Whether a scalar is valid TOML without quotes. TOML allows fewer forms of numbers and dates than YAML.
    private static func isLiteral(_ scalar: Scalar) -> Bool {
        guard !scalar.isQuoted else { return false }
        if scalar.text == "true" || scalar.text == "false" { return true }
        if scalar.text.isJSONNumber { return true }
        let day = #/\d{4}-\d\d-\d\d([T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?)?/#
        return scalar.text.wholeMatch(of: day) != nil
    }
}

extension String {
    /// Whether this is a JSON number: `42`, `-3.5`, `1e9`, but not `042`.
    var isJSONNumber: Bool { wholeMatch(of: #/-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/#) != nil }
}
