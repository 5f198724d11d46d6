/// Colours CSS and the languages that extend it.
func scanStyles(_ reader: inout CodeReader) {
    var isValue = false
    while !reader.isAtEnd {
        let start = reader.at
        let byte = reader.byte()
        if reader.has("/*") {
            reader.skip(through: "*/".bytes)
            reader.mark(.comment, from: start)
        } else if reader.has("//"), reader.byte(-1) != UInt8(ascii: ":") {
            reader.markLine(.comment)
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            reader.skipString()
            reader.mark(.string, from: start)
        } else if "{};".utf8.contains(byte) {
            isValue = false
            reader.at += 1
        } else if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "!") {
            reader.at += 1
            reader.skip(while: isStyleWord)
            reader.mark(.keyword, from: start)
            isValue = byte == UInt8(ascii: "@")
        } else if isDigit(byte) || isValue && byte == UInt8(ascii: "#") {
            reader.at += 1
            reader.skip { isWordByte($0) || ".%".utf8.contains($0) }
            reader.mark(.number, from: start)
        } else if ".#&".utf8.contains(byte), !isValue {
            reader.at += 1
            reader.skip(while: isStyleWord)
            reader.mark(.type, from: start)
        } else if byte == UInt8(ascii: "$") || isStyleWord(byte) {
            word(&reader, isValue: &isValue)
        } else {
            reader.at += 1
        }
    }
}

private func isStyleWord(_ byte: UInt8) -> Bool { isWordByte(byte) || byte == UInt8(ascii: "-") }

private func word(_ reader: inout CodeReader, isValue: inout Bool) {
    let start = reader.at
    reader.at += 1
    reader.skip(while: isStyleWord)
    let isVariable = reader.text[start] == UInt8(ascii: "$") || reader.text[start...].starts(with: "--".utf8)
    if reader.byte() == UInt8(ascii: "(") {
        reader.mark(.call, from: start)
    } else if isValue {
        if isVariable { reader.mark(.name, from: start) }
    } else if beginsDeclaration(reader) {
        reader.mark(.name, from: start)
        isValue = true
    } else {
        reader.mark(.keyword, from: start)
    }
}

/// True if a value follows a colon: a brace before the next semicolon would make it a selector such as `a:hover`.
private func beginsDeclaration(_ reader: CodeReader) -> Bool {
    var ahead = reader.ahead
    ahead.skipBlanks()
    guard ahead.byte() == UInt8(ascii: ":") else { return false }
    for _ in 0..<300 where !ahead.isAtEnd {
        if ahead.byte() == UInt8(ascii: "{") { return false }
        if ";}\n".utf8.contains(ahead.byte()) { return true }
        ahead.at += 1
    }
    return true
}
