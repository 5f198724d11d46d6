/// True for a number by RFC 8259, section 6: no leading zeros, digits on both sides of the point.
func isJSONNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = takeDigits(&rest)
    guard whole.count == 1 || whole.count > 1 && whole.first != UInt8(ascii: "0") else { return false }
    if rest.first == UInt8(ascii: ".") {
        rest.removeFirst()
        if takeDigits(&rest).isEmpty { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
        rest.removeFirst()
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        if takeDigits(&rest).isEmpty { return false }
    }
    return rest.isEmpty
}

private func takeDigits(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest[digits.endIndex...]
    return digits
}
