import Markup

/// JSON on one line, for a `<script>` of an HTML page: nothing in it can end the element or begin a comment. Written as it comes, since
/// every page has some; members without a value are left out.
struct JSONScript {
    private(set) var bytes: [UInt8] = []

    init() { bytes.reserveCapacity(2048) }

    /// An object as a document, as an element of a list, or behind the key of a member.
    mutating func object(_ members: (inout JSONScript) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "{"))
        members(&self)
        bytes.append(UInt8(ascii: "}"))
    }

    /// What another has written, in the same places.
    mutating func append(_ other: JSONScript) {
        separate()
        bytes += other.bytes
    }

    mutating func append(_ text: String) {
        separate()
        bytes.append(scriptJSON: PlainText(text))
    }

    mutating func member(_ key: StaticString, _ value: (inout JSONScript) -> Void) {
        separate()
        append(word: key)
        bytes.append(UInt8(ascii: ":"))
        value(&self)
    }

    mutating func member(_ key: StaticString, word: StaticString) { member(key) { $0.append(word: word) } }

    /// A text of our own, of letters that mean nothing else.
    private mutating func append(word: StaticString) {
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
        bytes.append(UInt8(ascii: "\""))
    }

    mutating func member(_ key: StaticString, _ text: String?) {
        if let text { member(key) { $0.bytes.append(scriptJSON: PlainText(text)) } }
    }

    mutating func member(_ key: StaticString, _ number: Int?) {
        if let number { member(key) { $0.bytes += String(number).utf8 } }
    }

    mutating func member(_ key: StaticString, _ flag: Bool?) {
        if let flag { member(key) { $0.bytes += (flag ? "true" : "false").utf8 } }
    }

    /// A list.
    mutating func member<Element>(
        _ key: StaticString, all elements: some Sequence<Element>, _ each: (inout JSONScript, Element) -> Void
    ) {
        member(key) { json in
            json.bytes.append(UInt8(ascii: "["))
            for element in elements { each(&json, element) }
            json.bytes.append(UInt8(ascii: "]"))
        }
    }

    /// A list where there is anything in it.
    mutating func member<Element>(
        _ key: StaticString, any elements: some Collection<Element>, _ each: (inout JSONScript, Element) -> Void
    ) {
        if !elements.isEmpty { member(key, all: elements, each) }
    }

    /// Behind a key and at the start nothing stands between; a text ends with its quote, so no other byte is taken for these.
    private mutating func separate() {
        switch bytes.last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
        default: bytes.append(UInt8(ascii: ","))
        }
    }
}
