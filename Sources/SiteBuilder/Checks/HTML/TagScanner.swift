/// A start tag: names in lower case, values with their entities decoded.
struct ScannedTag {
    var name: String
    private(set) var attributes: [(name: String, value: String)] = []

    init(name: String) { self.name = name }

    mutating func add(_ name: String, _ value: String) { attributes.append((name, value)) }

    /// The first counts, as in browsers.
    subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// Walks over the start tags of HTML; comments and end tags are passed over.
struct TagScanner {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> ScannedTag? {
        while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            offset = start + 1
            guard offset < bytes.count else { return nil }
            if bytes[offset...].starts(with: "!--".utf8) {
                skip(to: Array("-->".utf8))
            } else if isLetter(bytes[offset]) {
                return readTag()
            }
        }
        offset = bytes.count
        return nil
    }

    /// Passes over the text of `<script>` and the like, which ends at its own end tag alone; how many bytes it has.
    mutating func skipRawText(of name: String) -> Int {
        let start = offset
        let end = Array("</\(name)".utf8)
        while let mark = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            offset = mark
            if bytes[mark...].prefix(end.count).map({ $0 | 0x20 }).elementsEqual(end.map { $0 | 0x20 }) {
                return mark - start
            }
            offset += 1
        }
        offset = bytes.count
        return offset - start
    }

    /// Passes over the rest of a `<template>` and of those inside: scripts make something of it, the page shows nothing.
    mutating func skipTemplate() {
        var open = 1
        while open > 0, offset < bytes.count {
            let start = offset
            _ = skipRawText(of: "template")
            open += bytes[start..<offset].ranges(of: Array("<template".utf8)).count - 1
            offset = min(offset + 1, bytes.count)
        }
    }

    private mutating func readTag() -> ScannedTag {
        var tag = ScannedTag(name: word { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }.lowercased())
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
            guard !isBlank(bytes[offset]), bytes[offset] != UInt8(ascii: "/") else {
                offset += 1
                continue
            }
            let name = word {
                !isBlank($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
            }
            guard !name.isEmpty else {
                offset += 1
                continue
            }
            skipBlanks()
            guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else {
                tag.add(name.lowercased(), "")
                continue
            }
            offset += 1
            skipBlanks()
            tag.add(name.lowercased(), decodedEntities(readValue()))
        }
        offset = min(offset + 1, bytes.count)
        return tag
    }

    private mutating func readValue() -> String {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") else {
            return word { !isBlank($0) && $0 != UInt8(ascii: ">") }
        }
        let quote = bytes[offset]
        offset += 1
        let value = word { $0 != quote }
        offset = min(offset + 1, bytes.count)
        return value
    }

    private mutating func word(_ belongs: (UInt8) -> Bool) -> String {
        let start = offset
        while offset < bytes.count, belongs(bytes[offset]) { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func skipBlanks() {
        while offset < bytes.count, isBlank(bytes[offset]) { offset += 1 }
    }

    private mutating func skip(to end: [UInt8]) {
        while offset < bytes.count, !bytes[offset...].starts(with: end) { offset += 1 }
        offset = min(offset + end.count, bytes.count)
    }
}

private func isLetter(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte || 0x61...0x7A ~= byte }
private func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

/// The five entities that our writers make, and references by number.
private func decodedEntities(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
        result += rest[..<mark]
        rest = rest[mark...]
        guard let end = rest.prefix(12).firstIndex(of: ";"), let decoded = entity(rest[rest.index(after: mark)..<end])
        else {
            result += "&"
            rest = rest.dropFirst()
            continue
        }
        result += decoded
        rest = rest[rest.index(after: end)...]
    }
    return result + rest
}

private func entity(_ name: Substring) -> String? {
    let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    if let text = known[String(name)] { return text }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    return UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init).map(
        String.init)
}
