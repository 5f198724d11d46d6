/// Reads a value as a type; `nil` if the value does not have that type.
///
/// These readers ignore quotes: real files contain both `bytes: "48210"` and `bytes: 48210`.
extension Value {
    /// The value of a key in a map.
    package subscript(_ key: String) -> Value? {
        entries?.first { $0.key == key }?.value
    }

    /// The source text of a scalar.
    package var text: String? {
        if case .scalar(let scalar) = kind { scalar.text } else { nil }
    }

    /// Decimal digits with an optional sign. Leading zeros do not mean octal: `042` is 42.
    package var integer: Int? { text.flatMap { Int($0) } }

    /// A decimal number, including `.inf`, `.nan` and TOML's `inf`. The caller must check the range.
    package var number: Double? {
        guard let text else { return nil }
        switch text.lowercased() {
        case ".inf", "+.inf", "inf", "+inf": return .infinity
        case "-.inf", "-inf": return -.infinity
        case ".nan": return .nan
        default: return isDecimal(text) ? Double(text) : nil
        }
    }

    /// `true`, `false`, and the YAML 1.1 words `yes`, `no`, `on`, `off`, in any letter case.
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

    /// A short description for a message: `a list`, `'yes'`, `nothing`.
    package var summary: String {
        switch kind {
        case .null: "nothing"
        case .scalar(let scalar): "'\(scalar.text)'"
        case .list: "a list"
        case .map: "a map"
        }
    }
}

/// Excludes spellings that Swift's `Double` accepts in addition: `nan`, `infinity`, hexadecimal numbers.
private func isDecimal(_ text: String) -> Bool {
    text.utf8.contains { (0x30...0x39).contains($0) }
        && text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
}
