/// Colours tags, attributes, entities and comments, and the scripts and styles between tags.
func scanMarkup(_ reader: inout CodeReader) {
    while !reader.isAtEnd {
        let start = reader.at
        if reader.has("<!--") {
            reader.skip(through: "-->".bytes)
            reader.mark(.comment, from: start)
        } else if reader.has("<![CDATA[") {
            reader.skip(through: "]]>".bytes)
            reader.mark(.string, from: start)
        } else if reader.has("<?") || reader.has("<!") {
            reader.skip(through: ">".bytes)
            reader.mark(.keyword, from: start)
        } else if reader.byte() == UInt8(ascii: "<"), reader.byte(1) == UInt8(ascii: "/") || isWordByte(reader.byte(1))
        {
            scanTag(&reader)
        } else if reader.byte() == UInt8(ascii: "&") {
            reader.at += 1
            reader.skip { isWordByte($0) || $0 == UInt8(ascii: "#") }
            guard reader.byte() == UInt8(ascii: ";") else { continue }
            reader.at += 1
            reader.mark(.number, from: start)
        } else {
            reader.at += 1
        }
    }
}

private func scanTag(_ reader: inout CodeReader) {
    let start = reader.at
    let isEnd = reader.byte(1) == UInt8(ascii: "/")
    reader.at += isEnd ? 2 : 1
    let name = reader.at
    reader.skip { isWordByte($0) || ":-.".utf8.contains($0) }
    let tag = String(decoding: reader.text[name..<reader.at], as: UTF8.self).lowercased()
    reader.mark(.keyword, from: start)
    while !reader.isAtEnd, reader.byte() != UInt8(ascii: ">") {
        let start = reader.at
        if reader.byte() == UInt8(ascii: "<") { return }
        if "\"'".utf8.contains(reader.byte()) {
            let quote = reader.byte()
            reader.at += 1
            reader.skip(through: [quote])
            reader.mark(.string, from: start)
        } else if isWordByte(reader.byte()) || ":@#*".utf8.contains(reader.byte()) {
            reader.skip { $0 > 0x20 && !"=>/\"'<".utf8.contains($0) }
            let isValue = start > 0 && reader.text[start - 1] == UInt8(ascii: "=")
            reader.mark(isValue ? .string : .name, from: start)
        } else {
            reader.at += 1
        }
    }
    if !reader.isAtEnd { reader.mark(.keyword, 1) }
    guard !isEnd, tag == "script" || tag == "style" else { return }
    var ahead = reader.ahead
    let mark = Array("</\(tag)".utf8)
    while !ahead.isAtEnd, !ahead.has(mark) { ahead.at += 1 }
    reader.read(to: ahead.at) { part in CodeLanguage(named: tag == "script" ? "js" : "css")?.scan(&part) }
}
