/// What a piece of CSS is: blanks mean something in other places.
enum StylePart {
    case selectors, declaration, other

    /// Beside what blanks mean nothing in it, beyond where they never do.
    fileprivate var tight: Set<UInt8> {
        switch self {
        case .selectors: Set("+~".utf8)
        case .declaration: Set("/*".utf8)
        case .other: []
        }
    }
}

/// A piece of CSS without comments, and with no more blanks than it needs. Strings, addresses and escapes stay as they are.
func compact(_ css: ArraySlice<UInt8>, as part: StylePart) -> [UInt8] {
    var writer = CompactWriter(css, tight: part.tight)
    return writer.write()
}

private struct CompactWriter {
    private let css: ArraySlice<UInt8>
    private var position: Int
    private var out: [UInt8] = []
    private var owesBlank = false
    private let tight: Set<UInt8>

    init(_ css: ArraySlice<UInt8>, tight: Set<UInt8>) {
        self.css = css
        self.tight = tight
        position = css.startIndex
        out.reserveCapacity(css.count)
    }

    mutating func write() -> [UInt8] {
        while position < css.endIndex {
            let byte = css[position]
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0C:
                owesBlank = true
                position += 1
            case UInt8(ascii: "/") where next == UInt8(ascii: "*"): comment()
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                payBlank(before: byte)
                copy(to: endOfString(byte))
            case UInt8(ascii: "\\"):
                payBlank(before: byte)
                copy(to: position + 2)
            case UInt8(ascii: "(") where isAddress: copy(to: endOfAddress)
            case UInt8(ascii: "0") where startsFraction: position += 1
            default:
                payBlank(before: byte)
                out.append(byte)
                position += 1
            }
        }
        return out
    }

    private var next: UInt8? { position + 1 < css.endIndex ? css[position + 1] : nil }

    private mutating func copy(to end: Int) {
        let end = min(end, css.endIndex)
        out += css[position..<end]
        position = end
    }

    private mutating func payBlank(before byte: UInt8) {
        defer { owesBlank = false }
        guard owesBlank, let last = out.last else { return }
        if Self.tightAfter.contains(last) || Self.tightBefore.contains(byte) { return }
        // Two that belong together would be a comment.
        if tight.contains(last) != tight.contains(byte) { return }
        out.append(UInt8(ascii: " "))
    }

    private static let tightAfter = Set("{};,(>=<".utf8)
    private static let tightBefore = Set("{};,)>=<".utf8)

    /// A comment that alone keeps two words apart stays, empty.
    private mutating func comment() {
        var end = position + 2
        while end + 1 < css.endIndex, css[end] != UInt8(ascii: "*") || css[end + 1] != UInt8(ascii: "/") { end += 1 }
        end = min(end + 2, css.endIndex)
        let isAlone = !owesBlank && out.last?.isNameByte == true && end < css.endIndex && css[end].isNameByte
        if isAlone { out += "/**/".utf8 }
        position = end
    }

    private func endOfString(_ quote: UInt8) -> Int {
        var end = position + 1
        while end < css.endIndex, css[end] != quote { end += css[end] == UInt8(ascii: "\\") ? 2 : 1 }
        return end + 1
    }

    /// `url(` without quotes, in which nothing has its usual meaning.
    private var isAddress: Bool {
        out.count >= 3 && !owesBlank && out.suffix(3).elementsEqual("url".utf8) { $0 | 0x20 == $1 }
    }

    private var endOfAddress: Int {
        var end = position
        while end < css.endIndex, css[end] != UInt8(ascii: ")") {
            if css[end] == UInt8(ascii: "\"") || css[end] == UInt8(ascii: "'") { return position + 1 }
            end += css[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return end + 1
    }

    /// `0.5` says no more than `.5`.
    private var startsFraction: Bool {
        guard next == UInt8(ascii: "."), position + 2 < css.endIndex, css[position + 2].isDigit else { return false }
        if owesBlank { return true }
        guard let last = out.last else { return false }
        return Self.beforeNumber.contains(last)
    }

    private static let beforeNumber = Set(" ,(:".utf8)
}
