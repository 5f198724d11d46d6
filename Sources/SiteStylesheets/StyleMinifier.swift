/// Removes comments and unnecessary white space from a stylesheet. Strings, addresses and escapes stay unchanged.
package struct StyleMinifier {
    private let css: [UInt8]
    private var place = 0
    private var out: [UInt8] = []
    /// A space or semicolon that is written only if the next token needs it.
    private var owed: UInt8?

    package static func minified(_ css: [UInt8]) -> [UInt8] {
        var minifier = StyleMinifier(css)
        return minifier.run()
    }

    private init(_ css: [UInt8]) {
        self.css = css
        out.reserveCapacity(css.count)
    }

    private mutating func run() -> [UInt8] {
        while place < css.count {
            switch css[place] {
            case UInt8(ascii: ";"): owe(UInt8(ascii: ";"))
            case let byte where byte.isBlank: owe(owed ?? UInt8(ascii: " "))
            case UInt8(ascii: "/") where place + 1 < css.count && css[place + 1] == UInt8(ascii: "*"): skipComment()
            case let quote where quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"): copy(to: endOfString(quote))
            case UInt8(ascii: "\\"): copy(to: endOfEscape)
            case UInt8(ascii: "(") where isAddress: copy(to: endOfAddress)
            default: copy(to: place + 1)
            }
        }
        return owed == UInt8(ascii: ";") ? out + [UInt8(ascii: ";")] : out
    }

    private mutating func owe(_ byte: UInt8) {
        owed = byte
        place += 1
    }

    private mutating func copy(to end: Int) {
        let end = min(end, css.count)
        switch owed {
        case UInt8(ascii: " "):
            let isTight = out.last.map(Self.tightAfter.contains) ?? true
            if !isTight && !Self.tightBefore.contains(css[place]) { out.append(UInt8(ascii: " ")) }
        case UInt8(ascii: ";"): if css[place] != UInt8(ascii: "}") { out.append(UInt8(ascii: ";")) }
        default: break
        }
        owed = nil
        out += css[place..<end]
        place = end
    }

    private static let tightAfter = Set("{};,(:>=<".utf8)
    private static let tightBefore = Set("{},)>=<".utf8)

    /// Skips a comment. A comment that alone separates two tokens stays as an empty comment.
    private mutating func skipComment() {
        place += 2
        while place + 1 < css.count, css[place] != UInt8(ascii: "*") || css[place + 1] != UInt8(ascii: "/") {
            place += 1
        }
        place = min(place + 2, css.count)
        guard owed == nil, let last = out.last, place < css.count else { return }
        let isApart = css[place].isBlank || Self.ends.contains(last) || Self.ends.contains(css[place])
        if !isApart { out += Array("/**/".utf8) }
    }

    private static let ends = Set("{};,".utf8)

    /// The offset after the quotation mark, or at the end of the line, where browsers recover.
    private func endOfString(_ quote: UInt8) -> Int {
        var end = place + 1
        while end < css.count, css[end] != quote, css[end] != UInt8(ascii: "\n") {
            end += css[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return end + 1
    }

    /// The end of an escape. A space after it may belong to it (CSS Syntax 3, section 4.3.7).
    private var endOfEscape: Int {
        var end = place + 2
        while end < css.count, end < place + 7, css[end].isHexDigit { end += 1 }
        return end < css.count && css[end].isBlank ? end + 1 : end
    }

    /// True for `url(` without quotes. Characters have no special meaning inside it.
    private var isAddress: Bool {
        guard owed == nil, out.suffix(3).elementsEqual("url".utf8, by: { $0 | 0x20 == $1 }) else { return false }
        let first = css[(place + 1)...].first { !$0.isBlank }
        return first != UInt8(ascii: "\"") && first != UInt8(ascii: "'")
    }

    private var endOfAddress: Int {
        var end = place
        while end < css.count, css[end] != UInt8(ascii: ")") { end += css[end] == UInt8(ascii: "\\") ? 2 : 1 }
        return end + 1
    }
}
