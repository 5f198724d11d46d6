/// A part of a layout file: a word, a list or a map.
package indirect enum LayoutText {
    case word(String)
    case list([LayoutText])
    case map([(key: String, value: LayoutText)])

    /// A line of this length or less holds a whole part.
    private static let shortLine = 72

    /// The lines of block style. Short parts are in flow style: `{ size: 1w x 44 }`.
    var lines: [String] {
        switch self {
        case .word(let word): [word]
        case .list(let parts): parts.flatMap { $0.lines(behind: "-") }
        case .map(let entries): entries.flatMap { $0.value.lines(behind: $0.key + ":") }
        }
    }

    private func lines(behind head: String) -> [String] {
        let flow = flow
        if flow.utf8.count + head.utf8.count < Self.shortLine { return [head + " " + flow] }
        if head != "-" { return [head] + lines.map { "  " + $0 } }
        return lines.enumerated().map { ($0.offset == 0 ? "- " : "  ") + $0.element }
    }

    /// The part in one line.
    package var flow: String {
        switch self {
        case .word(let word): word
        case .list(let parts): "[" + parts.map(\.flow).joined(separator: ", ") + "]"
        case .map(let entries): "{ " + entries.map { "\($0.key): \($0.value.flow)" }.joined(separator: ", ") + " }"
        }
    }
}

extension LayoutText {
    /// A number without a fraction of zero. A long one that is exactly a fraction with a small divisor: `1/3`.
    static func number(_ number: Double) -> String {
        if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
        let decimal = "\(number)"
        guard decimal.utf8.count > 8, abs(number) < 1000 else { return decimal }
        for divisor in 3...24 {
            let dividend = (number * Double(divisor)).rounded()
            if dividend / Double(divisor) == number { return "\(Int(dividend))/\(divisor)" }
        }
        return decimal
    }

    static func number(_ value: Double) -> LayoutText { .word(number(value)) }

    /// A name. Names that a layout file refuses are in quotes.
    static func name(_ name: String) -> LayoutText {
        let isPlain = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: false
            }
        }
        return .word(isPlain && !name.isEmpty ? name : name.debugDescription)
    }

    /// The offset of a point, without zeros.
    static func offset(_ point: Point<Double>) -> LayoutText {
        .map([("x", point.x), ("y", point.y)].filter { $0.1 != 0 }.map { ($0.0, .number($0.1)) })
    }
}

/// The entries of a map, in the order in which they are added. Entries with the default of a layout file are left out.
struct LayoutEntries {
    private(set) var entries: [(key: String, value: LayoutText)] = []

    var text: LayoutText { .map(entries) }

    mutating func add(_ key: String, _ value: LayoutText) { entries.append((key, value)) }

    mutating func add(_ key: String, _ word: String) { add(key, .word(word)) }

    mutating func add<Value: Equatable>(
        _ key: String, _ value: Value, unless standard: Value, _ text: (Value) -> LayoutText
    ) {
        if value != standard { add(key, text(value)) }
    }

    mutating func add(_ key: String, _ flag: Bool, unless standard: Bool) {
        add(key, flag, unless: standard) { .word($0 ? "true" : "false") }
    }

    mutating func add(_ key: String, _ number: Int, unless standard: Int) {
        add(key, number, unless: standard) { .word(String($0)) }
    }

    mutating func add<Item>(_ key: String, list: [Item], _ text: (Item) -> LayoutText) {
        if !list.isEmpty { add(key, .list(list.map(text))) }
    }
}
