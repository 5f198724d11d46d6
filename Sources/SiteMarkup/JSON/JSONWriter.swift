/// Writes JSON sequentially: one value, or several separated by commas. Members without a value are left out.
///
/// It is used for files, structured data, diagnostics and front matter. Reports of commands are `Encodable` and written
/// by Foundation.
package struct JSONWriter: Sendable {
    package enum Form: Sendable {
        /// One line.
        case line
        /// One line for a `<script>` of an HTML page: its text cannot end the element or begin a comment.
        case script
        /// One line per value, indented by two spaces per level.
        case lines
    }

    package private(set) var bytes: [UInt8] = []
    private let form: Form
    private var depth = 0
    /// The number of open lists that are written on one line.
    private var flatLists = 0

    package init(_ form: Form, capacity: Int = 0) {
        self.form = form
        bytes.reserveCapacity(capacity)
    }

    /// An object on several lines, with a final line end.
    package static func document(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter(.lines)
        json.object(members)
        json.bytes.append(UInt8(ascii: "\n"))
        return json.bytes
    }

    // MARK: Values

    /// Writes an object: a document, an element of a list, or the value of a member.
    package mutating func object(_ members: (inout JSONWriter) -> Void) { brackets("{", members, "}") }

    package mutating func list(_ elements: (inout JSONWriter) -> Void) { brackets("[", elements, "]") }

    /// Writes a list on one line, whatever the form.
    package mutating func flatList(_ elements: (inout JSONWriter) -> Void) {
        separate()
        flatLists += 1
        bytes.append(UInt8(ascii: "["))
        elements(&self)
        bytes.append(UInt8(ascii: "]"))
        flatLists -= 1
    }

    package mutating func append(_ text: String) {
        separate()
        bytes.append(json: PlainText(text), isInScript: form == .script)
    }

    package mutating func append(_ number: Int) { append(literal: String(number)) }

    /// Writes a number, `true`, `false` or `null`.
    package mutating func append(literal: String) {
        separate()
        bytes += literal.utf8
    }

    /// Writes the values of another writer, which must use the same form.
    package mutating func append(_ other: JSONWriter) {
        separate()
        bytes += other.bytes
    }

    // MARK: Members

    package mutating func member(_ key: StaticString, _ value: (inout JSONWriter) -> Void) {
        separate()
        append(word: key)
        beginValue()
        value(&self)
    }

    /// Writes a member whose key does not come from the source code.
    package mutating func member(named key: String, _ value: (inout JSONWriter) -> Void) {
        append(key)
        beginValue()
        value(&self)
    }

    package mutating func member(_ key: StaticString, word: StaticString) { member(key) { $0.append(word: word) } }

    package mutating func member(_ key: StaticString, _ text: String?) {
        if let text { member(key) { $0.append(text) } }
    }

    /// Writes a text unchanged. Characters that other formats forbid are escaped.
    package mutating func member(_ key: StaticString, verbatim text: String?) {
        guard let text else { return }
        member(key) { json in
            json.separate()
            json.bytes.append(verbatim: text, isInScript: json.form == .script)
        }
    }

    package mutating func member(_ key: StaticString, _ number: Int?) {
        if let number { member(key) { $0.append(number) } }
    }

    package mutating func member(_ key: StaticString, _ flag: Bool?) {
        if let flag { member(key) { $0.append(literal: flag ? "true" : "false") } }
    }

    /// Writes a time, given in milliseconds, in seconds: `83`, `83.75`.
    package mutating func member(_ key: StaticString, seconds milliseconds: Int?) {
        guard let milliseconds else { return }
        var digits = Substring(String(1000 + milliseconds % 1000).dropFirst())
        while digits.last == "0" { digits.removeLast() }
        member(key) { $0.append(literal: "\(milliseconds / 1000)\(digits.isEmpty ? "" : ".")\(digits)") }
    }

    /// Writes a list.
    @inlinable package mutating func member<Element>(
        _ key: StaticString, all elements: some Sequence<Element>, _ each: (inout JSONWriter, Element) -> Void
    ) {
        member(key) { $0.list { for element in elements { each(&$0, element) } } }
    }

    /// Writes a list unless it is empty.
    @inlinable package mutating func member<Element>(
        _ key: StaticString, any elements: some Collection<Element>, _ each: (inout JSONWriter, Element) -> Void
    ) {
        if !elements.isEmpty { member(key, all: elements, each) }
    }

    // MARK: Between values

    private mutating func brackets(
        _ opening: Unicode.Scalar, _ content: (inout JSONWriter) -> Void, _ closing: Unicode.Scalar
    ) {
        separate()
        bytes.append(UInt8(ascii: opening))
        let start = bytes.count
        depth += 1
        content(&self)
        depth -= 1
        if bytes.count > start { beginLine() }
        bytes.append(UInt8(ascii: closing))
    }

    /// Writes a comma unless a key precedes or the value is the first. A text ends with its quote, so its last byte
    /// cannot be mistaken for one of these.
    private mutating func separate() {
        switch bytes.last {
        case nil, UInt8(ascii: ":"), UInt8(ascii: " "): return
        case UInt8(ascii: "{"), UInt8(ascii: "["): break
        default: bytes.append(UInt8(ascii: ","))
        }
        if flatLists == 0 {
            beginLine()
        } else if bytes.last == UInt8(ascii: ",") {
            bytes.append(UInt8(ascii: " "))
        }
    }

    private mutating func beginLine() {
        guard form == .lines else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
    }

    private mutating func beginValue() {
        bytes.append(UInt8(ascii: ":"))
        if form == .lines { bytes.append(UInt8(ascii: " ")) }
    }

    /// Writes a text from the source code without characters that need an escape.
    private mutating func append(word: StaticString) {
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
        bytes.append(UInt8(ascii: "\""))
    }
}

extension [UInt8] {
    /// Appends a string with its quotes.
    fileprivate mutating func append(json text: PlainText, isInScript: Bool) {
        append(UInt8(ascii: "\""))
        var text = text.string
        text.withUTF8 { append(jsonBytes: $0, isInScript: isInScript) }
        append(UInt8(ascii: "\""))
    }

    /// Appends a string with its quotes. Characters that are not ``Unicode/Scalar/isWritable`` are escaped.
    fileprivate mutating func append(verbatim text: String, isInScript: Bool) {
        append(UInt8(ascii: "\""))
        var rest = text.unicodeScalars[...]
        while !rest.isEmpty {
            var writable = String(String.UnicodeScalarView(rest.prefix(while: \.isWritable)))
            writable.withUTF8 { append(jsonBytes: $0, isInScript: isInScript) }
            rest = rest.drop(while: \.isWritable)
            for unit in rest.popFirst().map({ String($0).utf16 }) ?? "".utf16 {
                let digits = String(unit, radix: 16)
                self += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
            }
        }
        append(UInt8(ascii: "\""))
    }

    /// Copies all bytes up to the next one that needs an escape.
    private mutating func append(jsonBytes bytes: UnsafeBufferPointer<UInt8>, isInScript: Bool) {
        var start = 0
        for (index, byte) in bytes.enumerated() where byte.needsEscape(inScript: isInScript) {
            self += bytes[start..<index]
            start = index + 1
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): self += [UInt8(ascii: "\\"), byte]
            case 0x0A: self += "\\n".utf8
            case 0x0D: self += "\\r".utf8
            case 0x09: self += "\\t".utf8
            default: self += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
            }
        }
        self += bytes[start...]
    }
}

extension UInt8 {
    fileprivate func needsEscape(inScript isInScript: Bool) -> Bool {
        // Most bytes are letters. Two comparisons recognise them.
        if self > UInt8(ascii: ">") { return self == UInt8(ascii: "\\") }
        return switch self {
        case ..<0x20, UInt8(ascii: "\""): true
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): isInScript
        default: false
        }
    }
}
