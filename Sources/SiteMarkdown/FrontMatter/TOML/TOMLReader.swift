import SiteDiagnostics

/// A recursive descent parser for the grammar of TOML 1.0.
struct TOMLReader {
    private(set) var diagnostics: [Diagnostic] = []
    let source: SourceText
    let bytes: [UInt8]
    let end: Int
    var offset: Int

    init(_ source: SourceText, _ range: Range<Int>) {
        self.source = source
        bytes = source.bytes
        offset = range.lowerBound + (bytes[range].starts(with: byteOrderMark) ? byteOrderMark.count : 0)
        end = range.upperBound
    }

    mutating func document() throws(TOMLProblem) -> Value {
        let root = TOMLTable(.header, at: offset, level: 2)
        var table = root
        while try skipToContent() {
            if byte == UInt8(ascii: "[") {
                table = try header(in: root)
            } else {
                try keyAndValue(in: table)
            }
            skipBlanks()
            if offset < end, byte != UInt8(ascii: "#"), try !skipLineEnd() {
                throw TOMLProblem("'\(character)' follows the end of the value", at: offset)
            }
        }
        return value(of: root)
    }

    // MARK: Tables

    /// Reads `[a.b]` or `[[a.b]]`: the table that the following keys belong to.
    private mutating func header(in root: TOMLTable) throws(TOMLProblem) -> TOMLTable {
        let start = offset
        offset += 1
        let isList = skip("[")
        let keys = try dottedKey(in: root)
        guard skip("]"), !isList || skip("]") else {
            throw TOMLProblem(
                "a '\(isList ? "]]" : "]")' is missing here", hint: "write '[name]' or '[[name]]'", at: offset)
        }
        var table = root
        for key in keys.dropLast() {
            switch table.item(key)?.node {
            case nil: table = table.add(key, TOMLTable(.onTheWay, at: start, level: table.level + 1))
            case .table(let inner) where inner.origin != .inline: table = inner
            case .tables(let tables): table = tables.last ?? table
            default: throw again(key)
            }
        }
        guard let key = keys.last else { return table }
        if isList {
            let new = TOMLTable(.header, at: start, level: table.level + 1)
            guard table.append(new, to: key) else { throw again(key) }
            return new
        }
        switch table.item(key)?.node {
        case nil: return table.add(key, TOMLTable(.header, at: start, level: table.level + 1))
        case .table(let inner) where inner.origin == .onTheWay:
            inner.origin = .header
            return inner
        default: throw again(key)
        }
    }

    private mutating func keyAndValue(in table: TOMLTable) throws(TOMLProblem) {
        let keys = try dottedKey(in: table)
        guard skip("=") else {
            throw TOMLProblem("a '=' is missing after the key '\(keys.last?.name ?? "")'", at: offset)
        }
        skipBlanks()
        var table = table
        for key in keys.dropLast() {
            switch table.item(key)?.node {
            case nil: table = table.add(key, TOMLTable(.dots, at: offset, level: table.level + 1))
            case .table(let inner) where inner.origin == .dots: table = inner
            default: throw again(key)
            }
        }
        guard let key = keys.last else { return }
        guard table.item(key) == nil else { throw again(key) }
        table.add(key, try item(level: table.level))
    }

    private func again(_ key: TOMLTable.Key) -> TOMLProblem {
        TOMLProblem("'\(key.name)' already has a value", hint: "write each key and each '[table]' once", at: key.offset)
    }

    // MARK: Values

    /// - Parameter level: The nesting level of the item.
    private mutating func item(level: Int) throws(TOMLProblem) -> TOMLTable.Item {
        let start = offset
        let node: TOMLTable.Node
        switch byte {
        case UInt8(ascii: "["): node = .list(try elements(level: try levelInside(level)))
        case UInt8(ascii: "{"): node = .table(try inlineTable(level: try levelInside(level)))
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let text = try string()
            reportForbidden(in: text, of: source, at: source.position(at: start), to: &diagnostics)
            node = .value(.scalar(Scalar(text, isQuoted: true)))
        default: node = .value(.scalar(try scalar()))
        }
        return TOMLTable.Item(node: node, offset: start)
    }

    private func levelInside(_ level: Int) throws(TOMLProblem) -> Int {
        guard level < Limits.depth else { throw TOMLProblem(tooDeepAt: offset) }
        return level + 1
    }

    private mutating func elements(level: Int) throws(TOMLProblem) -> [TOMLTable.Item] {
        var elements: [TOMLTable.Item] = []
        offset += 1
        while try skipToContent() {
            if skip("]") { return elements }
            elements.append(try item(level: level))
            guard try skipToContent(), byte == UInt8(ascii: "]") || skip(",") else { break }
        }
        throw unclosed("]")
    }

    private mutating func inlineTable(level: Int) throws(TOMLProblem) -> TOMLTable {
        let table = TOMLTable(.inline, at: offset, level: level)
        offset += 1
        skipBlanks()
        if skip("}") { return table }
        repeat {
            skipBlanks()
            try keyAndValue(in: table)
            skipBlanks()
        } while skip(",")
        guard skip("}") else { throw unclosed("}") }
        return table
    }

    private func unclosed(_ bracket: String) -> TOMLProblem {
        TOMLProblem("a ',' or '\(bracket)' is missing here", hint: "put a comma between two values", at: offset)
    }

    /// Reads a number, date, time, `true` or `false`, up to the character that ends a value.
    private mutating func scalar() throws(TOMLProblem) -> Scalar {
        let start = offset
        skipWord()
        // A space may separate a date from its time.
        if offset - start == 10, byte == UInt8(ascii: " "), offset + 3 < end, bytes[offset + 1].isDigit,
            bytes[offset + 2].isDigit, bytes[offset + 3] == UInt8(ascii: ":")
        {
            offset += 1
            skipWord()
        }
        if let text = tomlScalar(bytes[start..<offset]) { return Scalar(text) }
        let written = String(decoding: bytes[start..<offset], as: UTF8.self)
        if written.isEmpty { throw TOMLProblem("a value is missing here", at: start) }
        // Refuses `2026-13-01`, `25:00:00` and `0x-1`.
        let behind = bytes[start..<offset].drop(while: \.isDigit)
        let isDate = bytes[start].isDigit && (behind.first.map { "-:".utf8.contains($0) } ?? false)
        throw TOMLProblem("'\(written)' is not a \(isDate ? "date or time" : "value")", at: start)
    }

    private mutating func skipWord() {
        while offset < end, !" \t\r\n,]}#".utf8.contains(byte) { offset += 1 }
    }

    // MARK: Result

    private func value(of table: TOMLTable) -> Value {
        let entries = table.entries.map { key, item in
            Entry(key: key.name, keyPosition: source.position(at: key.offset), value: value(of: item))
        }
        return Value(.map(entries), at: source.position(at: table.offset))
    }

    private func value(of item: TOMLTable.Item) -> Value {
        let position = source.position(at: item.offset)
        return switch item.node {
        case .value(let kind): Value(kind, at: position)
        case .list(let items): Value(.list(items.map(value(of:))), at: position)
        case .table(let table): value(of: table)
        case .tables(let tables): Value(.list(tables.map(value(of:))), at: position)
        }
    }
}
