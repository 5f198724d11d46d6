/// Finds the strings of a script. It knows as much of the language as tells them from comments and regular expressions.
struct ScriptScanner {
    private let script: ArraySlice<UInt8>
    private var position: Int
    private var found: [ArraySlice<UInt8>] = []
    /// Whether a slash would divide what stands before it.
    private var isBehindValue = false
    /// For each `${` that is open, how many braces are open in it.
    private var substitutions: [Int] = []

    init(_ script: ArraySlice<UInt8>) {
        self.script = script
        position = script.startIndex
    }

    /// - Returns: nothing where a string does not end: something has been misunderstood.
    mutating func strings() -> [ArraySlice<UInt8>]? {
        while position < script.endIndex {
            guard token() else { return nil }
        }
        return substitutions.isEmpty ? found : nil
    }

    private mutating func token() -> Bool {
        let byte = script[position]
        let next = script[position...].dropFirst().first
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(byte)
        case UInt8(ascii: "`"): return template()
        case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
            position = script[position...].firstIndex(of: UInt8(ascii: "\n")) ?? script.endIndex
        case UInt8(ascii: "/") where next == UInt8(ascii: "*"): return comment()
        case UInt8(ascii: "/") where !isBehindValue: return expression()
        case _ where Self.isWordByte(byte):
            let word = script[position...].prefix(while: Self.isWordByte)
            position = word.endIndex
            isBehindValue = !Self.beforeValue.contains { $0.utf8.elementsEqual(word) }
        case UInt8(ascii: "}") where substitutions.last == 0:
            substitutions.removeLast()
            return template()
        default:
            if let open = substitutions.last {
                if byte == UInt8(ascii: "{") { substitutions[substitutions.count - 1] = open + 1 }
                if byte == UInt8(ascii: "}") { substitutions[substitutions.count - 1] = open - 1 }
            }
            position += 1
            if byte > UInt8(ascii: " ") { isBehindValue = byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") }
        }
        return true
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte.isNameByte && byte != UInt8(ascii: "-") || byte == UInt8(ascii: "$")
    }

    private static let beforeValue = [
        "return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "await", "yield", "else", "do",
    ]

    private mutating func string(_ quote: UInt8) -> Bool {
        let start = position
        position += 1
        while position < script.endIndex, script[position] != quote {
            if script[position] == UInt8(ascii: "\n") { return false }
            position += script[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return end(from: start)
    }

    /// From a backtick, or from the end of a substitution, to the next substitution or the last backtick.
    private mutating func template() -> Bool {
        let start = position
        position += 1
        while position < script.endIndex, script[position] != UInt8(ascii: "`") {
            if script[position...].starts(with: "${".utf8) {
                found.append(script[start..<position])
                substitutions.append(0)
                position += 2
                isBehindValue = false
                return true
            }
            position += script[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return end(from: start)
    }

    /// Behind the quotation mark that stands here.
    private mutating func end(from start: Int) -> Bool {
        guard position < script.endIndex else { return false }
        found.append(script[start..<position])
        position += 1
        isBehindValue = true
        return true
    }

    private mutating func comment() -> Bool {
        position += 2
        while position < script.endIndex {
            if script[position...].starts(with: "*/".utf8) {
                position += 2
                return true
            }
            position += 1
        }
        return false
    }

    private mutating func expression() -> Bool {
        var isInClass = false
        position += 1
        while position < script.endIndex {
            switch script[position] {
            case UInt8(ascii: "\n"): return false
            case UInt8(ascii: "\\"): position += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "/") where !isInClass:
                position += 1
                isBehindValue = true
                return true
            default: break
            }
            position += 1
        }
        return false
    }
}
