/// Colours a comparison of two texts line by line.
func scanComparison(_ reader: inout CodeReader) {
    while !reader.isAtEnd {
        if reader.has("+++") || reader.has("---") || reader.has("diff ") || reader.has("index ") {
            reader.markLine(.comment)
        } else if reader.has("@@") {
            reader.markLine(.keyword)
        } else if reader.byte() == UInt8(ascii: "+") || reader.byte() == UInt8(ascii: ">") {
            reader.markLine(.added)
        } else if reader.byte() == UInt8(ascii: "-") || reader.byte() == UInt8(ascii: "<") {
            reader.markLine(.removed)
        } else {
            reader.skipLine()
        }
        reader.at = min(reader.at + 1, reader.end)
    }
}

/// Colours the marks of Markdown.
func scanMarkdown(_ reader: inout CodeReader) {
    var fence: [UInt8] = []
    while !reader.isAtEnd {
        let line = reader.at
        reader.skipBlanks()
        let isFence = reader.has("```") || reader.has("~~~")
        if !fence.isEmpty {
            if reader.has(fence) { fence = [] }
            reader.at = line
            reader.markLine(.string)
        } else if isFence {
            fence = Array(reader.text[reader.at..<reader.at + 3])
            reader.markLine(.string)
        } else if line == 0, reader.has("---") {
            var ahead = reader.ahead
            ahead.skip(through: "\n---".bytes)
            reader.read(to: ahead.at) { part in CodeLanguage(named: "yaml")?.scan(&part) }
        } else if reader.byte() == UInt8(ascii: "#") {
            reader.markLine(.keyword)
        } else {
            scanProse(&reader)
        }
        reader.at = min(reader.at + 1, reader.end)
    }
}

private func scanProse(_ reader: inout CodeReader) {
    if "-*+>".utf8.contains(reader.byte()), isBlank(reader.byte(1)) { reader.mark(.keyword, 1) }
    while !reader.isAtEnd, reader.byte() != lineFeed {
        let start = reader.at
        switch reader.byte() {
        case UInt8(ascii: "`"):
            reader.at += 1
            reader.skip { $0 != UInt8(ascii: "`") && $0 != lineFeed }
            if reader.byte() == UInt8(ascii: "`") { reader.at += 1 }
            reader.mark(.string, from: start)
        case UInt8(ascii: "<") where reader.has("<!--"):
            reader.skip(through: "-->".bytes)
            reader.mark(.comment, from: start)
        case UInt8(ascii: "]") where reader.byte(1) == UInt8(ascii: "("):
            reader.at += 2
            let address = reader.at
            reader.skip { $0 != UInt8(ascii: ")") && $0 != lineFeed }
            reader.mark(.name, from: address)
        default: reader.at += 1
        }
    }
}
