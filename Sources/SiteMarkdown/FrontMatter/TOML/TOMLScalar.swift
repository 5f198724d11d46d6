/// A TOML number, date, time or boolean in the spelling that `Value` reads: as written, except `1000` for `1_000` and
/// `255` for `0xFF`. `nil` if the word is none of these.
func tomlScalar(_ word: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: word, as: UTF8.self)
    if text == "true" || text == "false" || isDateOrTime(word) { return text }
    var rest = word
    if rest.first == UInt8(ascii: "0"), let radix = rest.dropFirst().first.flatMap({ radices[$0] }) {
        rest.removeFirst(2)
        guard let digits = rest.takeNumber(where: \.isHexDigit), rest.isEmpty else { return nil }
        return Int(digits, radix: radix).map { String($0) }
    }
    rest.takeSign()
    if rest.elementsEqual("inf".utf8) || rest.elementsEqual("nan".utf8) { return text }
    guard let whole = rest.takeNumber(where: \.isDigit), whole.count == 1 || !whole.hasPrefix("0") else { return nil }
    let isWhole = rest.isEmpty
    if rest.first == UInt8(ascii: ".") {
        rest.removeFirst()
        guard rest.takeNumber(where: \.isDigit) != nil else { return nil }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
        rest.removeFirst()
        rest.takeSign()
        guard rest.takeNumber(where: \.isDigit) != nil else { return nil }
    }
    guard rest.isEmpty else { return nil }
    let plain = text.replacing("_", with: "")
    if isWhole { return Int(plain).map { plain == text ? text : String($0) } }
    return plain == text ? text : Double(plain).map { String($0) }
}

private let radices: [UInt8: Int] = [UInt8(ascii: "x"): 16, UInt8(ascii: "o"): 8, UInt8(ascii: "b"): 2]

/// True for RFC 3339, possibly without date, time or offset.
private func isDateOrTime(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    let year = rest.take(4, before: "-")
    if let year {
        guard let month = rest.take(2, before: "-"), 1...12 ~= month, let day = rest.take(2),
            1...days(of: month, year) ~= day
        else { return false }
        if rest.isEmpty { return true }
        guard let mark = rest.popFirst(), "Tt ".utf8.contains(mark) else { return false }
    }
    guard let hour = rest.take(2, before: ":"), hour < 24, let minute = rest.take(2, before: ":"), minute < 60,
        let second = rest.take(2), second <= 60
    else { return false }
    if rest.first == UInt8(ascii: ".") {
        rest.removeFirst()
        let digits = rest.prefix(while: \.isDigit)
        if digits.isEmpty { return false }
        rest.removeFirst(digits.count)
    }
    if rest.isEmpty { return true }
    guard year != nil, let mark = rest.popFirst() else { return false }
    if mark == UInt8(ascii: "Z") || mark == UInt8(ascii: "z") { return rest.isEmpty }
    guard "+-".utf8.contains(mark), let hour = rest.take(2, before: ":"), hour < 24, let minute = rest.take(2) else {
        return false
    }
    return minute < 60 && rest.isEmpty
}

private func days(of month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
}

extension ArraySlice<UInt8> {
    fileprivate mutating func takeSign() {
        if first == UInt8(ascii: "+") || first == UInt8(ascii: "-") { removeFirst() }
    }

    /// Reads digits and removes the underscores between them. `nil` without digits, or with an underscore at any other
    /// place.
    fileprivate mutating func takeNumber(where isDigit: (UInt8) -> Bool) -> String? {
        let written = prefix { isDigit($0) || $0 == UInt8(ascii: "_") }
        let parts = written.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
        guard !parts.contains(where: \.isEmpty) else { return nil }
        self = self[written.endIndex...]
        return String(decoding: parts.joined(), as: UTF8.self)
    }

    /// Reads exactly `count` digits, and the mark after them if one is given.
    fileprivate mutating func take(_ count: Int, before mark: Unicode.Scalar? = nil) -> Int? {
        let digits = prefix(count)
        let rest = self[digits.endIndex...]
        guard digits.count == count, digits.allSatisfy(\.isDigit) else { return nil }
        if let mark, rest.first != UInt8(ascii: mark) { return nil }
        self = rest.dropFirst(mark == nil ? 0 : 1)
        return digits.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }
    }
}

extension UInt8 {
    var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

    var isHexDigit: Bool {
        isDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= self || UInt8(ascii: "A")...UInt8(ascii: "F") ~= self
    }
}
