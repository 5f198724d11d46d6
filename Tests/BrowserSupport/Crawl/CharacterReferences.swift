/// Resolves `&amp;` and similar references in an attribute's value. Names that addresses do not need stay unchanged.
func resolvingCharacterReferences(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let ampersand = rest.firstIndex(of: "&") {
        result += rest[..<ampersand]
        rest = rest[ampersand...]
        if let end = rest.firstIndex(of: ";"), let character = character(named: rest[..<end].dropFirst()) {
            result.append(character)
            rest = rest[rest.index(after: end)...]
        } else {
            result.append("&")
            rest = rest.dropFirst()
        }
    }
    return result + rest
}

private func character(named name: Substring) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
        guard name.first == "#" else { return nil }
        let digits = name.dropFirst()
        let code =
            digits.first?.lowercased() == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init).map(Character.init)
    }
}
