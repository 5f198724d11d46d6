import SiteDiagnostics

/// A recursive descent parser for the grammar of RFC 8259.
struct JSONReader {
    private(set) var diagnostics: [Diagnostic] = []
    let source: SourceText
    let end: Int
    var offset: Int

    init(_ source: SourceText, _ range: Range<Int>) {
        self.source = source
        offset = range.lowerBound
        end = range.upperBound
    }

    mutating func document() throws(JSONError) -> Value {
        let value = try value(depth: 1)
        skipBlanks()
        if offset < end { throw failure("'\(character)' follows the end of the value", hint: "remove it") }
        return value
    }

    private mutating func value(depth: Int) throws(JSONError) -> Value {
        skipBlanks()
        guard depth <= Limits.depth else {
            throw JSONError(
                id: "json.too-deep", message: "lists and maps are nested more than \(Limits.depth) deep",
                hint: "look for brackets that are never closed", offset: offset)
        }
        let position = source.position(at: offset)
        switch byte {
        case UInt8(ascii: "{"): return Value(.map(try entries(depth: depth)), at: position)
        case UInt8(ascii: "["): return Value(.list(try elements(depth: depth)), at: position)
        case UInt8(ascii: "\""):
            let text = try string()
            reportForbidden(in: text, of: source, at: position, to: &diagnostics)
            return Value(.scalar(Scalar(text, isQuoted: true)), at: position)
        default: return Value(try word(), at: position)
        }
    }

    private mutating func entries(depth: Int) throws(JSONError) -> [Entry] {
        var entries = EntryList()
        offset += 1
        skipBlanks()
        if skip("}") { return [] }
        repeat {
            skipBlanks()
            let position = source.position(at: offset)
            guard byte == UInt8(ascii: "\"") else {
                throw failure(
                    "a key in double quotes is missing here",
                    hint: byte == UInt8(ascii: "}") ? "remove the comma before the '}'" : "write \"key\": value")
            }
            let key = try string()
            skipBlanks()
            guard skip(":") else {
                throw failure("a ':' is missing after the key '\(key)'", hint: "write \"key\": value")
            }
            entries.append(Entry(key: key, keyPosition: position, value: try value(depth: depth + 1)))
            skipBlanks()
        } while skip(",")
        guard skip("}") else {
            throw failure("a ',' or '}' is missing here", hint: "put a comma between two keys")
        }
        return entries.finish(reporting: &diagnostics, in: source)
    }

    private mutating func elements(depth: Int) throws(JSONError) -> [Value] {
        var elements: [Value] = []
        offset += 1
        skipBlanks()
        if skip("]") { return [] }
        repeat {
            elements.append(try value(depth: depth + 1))
            skipBlanks()
        } while skip(",")
        guard skip("]") else {
            throw failure("a ',' or ']' is missing here", hint: "put a comma between two values")
        }
        return elements
    }

    /// Reads a number, `true`, `false` or `null`.
    private mutating func word() throws(JSONError) -> Value.Kind {
        let start = offset
        while offset < end, !" \t\r\n,:{}[]\"".utf8.contains(byte) { offset += 1 }
        let text = String(decoding: source.bytes[start..<offset], as: UTF8.self)
        switch text {
        case "null": return .null
        case "true", "false": return .scalar(Scalar(text))
        case _ where isJSONNumber(source.bytes[start..<offset]): return .scalar(Scalar(text))
        case "":
            throw failure("a value is missing here", hint: "write a value, or remove the comma before it")
        default:
            offset = start
            throw failure("'\(text)' is not a JSON value", hint: "put text in double quotes")
        }
    }
}
