/// What a value means to someone who asks for a type; `nil` when it has no such meaning.
///
/// Quotes do not matter to these readers: real files write `bytes: "48210"` as well as `bytes: 48210`.
extension Value {
    /// The value of a key of a map.
    package subscript(_ key: String) -> Value? {
        entries?.first { $0.key == key }?.value
    }

    /// The source text of a scalar.
    package var text: String? {
        if case .scalar(let scalar) = kind { scalar.text } else { nil }
    }

    /// Decimal digits with an optional sign. Leading zeros are no octal: `042` is 42.
    package var integer: Int? { text.flatMap { Int($0) } }

    /// A decimal number, `.inf`, `.nan` and the `inf` of TOML included; the caller says whether they make sense.
    package var number: Double? {
        guard let text else { return nil }
        switch text.lowercased() {
        case ".inf", "+.inf", "inf", "+inf": return .infinity
        case "-.inf", "-inf": return -.infinity
        case ".nan": return .nan
        default: return isDecimal(text) ? Double(text) : nil
        }
    }

    /// `true`, `false`, and `yes`, `no`, `on`, `off` for people who learnt YAML 1.1; letter case does not matter.
    package var boolean: Bool? {
        switch text?.lowercased() {
        case "true", "yes", "on": true
        case "false", "no", "off": false
        default: nil
        }
    }

    package var list: [Value]? {
        if case .list(let values) = kind { values } else { nil }
    }

    package var entries: [Entry]? {
        if case .map(let entries) = kind { entries } else { nil }
    }

    package var isNull: Bool { kind == .null }

    /// What the value is, in words for a message: `a list`, `'yes'`, `nothing`.
    package var summary: String {
        switch kind {
        case .null: "nothing"
        case .scalar(let scalar): "'\(scalar.text)'"
        case .list: "a list"
        case .map: "a map"
        }
    }
}

/// Keeps out what Swift's `Double` reads beyond decimal numbers: `nan`, `infinity`, hexadecimal floats.
private func isDecimal(_ text: String) -> Bool {
    text.utf8.contains { (0x30...0x39).contains($0) }
        && text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
}
