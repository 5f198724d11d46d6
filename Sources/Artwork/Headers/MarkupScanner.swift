/// The start tags of an XML file, one after the other. It knows just enough of XML not to be led past one: whatever it cannot
/// make sense of makes the file damaged.
struct MarkupScanner {
    private let bytes: [UInt8]
    private var offset: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Whether the first thing that is no blank is a tag.
    var beginsAsMarkup: Bool { bytes[offset...].first { !Self.isBlank($0) } == UInt8(ascii: "<") }

    mutating func next() throws(PictureProblem) -> MarkupTag? {
        while let open = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            offset = open + 1
            if skips("!--") {
                try skip(past: "-->")
            } else if skips("![CDATA[") {
                try skip(past: "]]>")
            } else if skips("?") {
                let start = offset
                try skip(past: "?>")
                if bytes[start..<offset].starts(with: "xml-stylesheet".utf8) {
                    throw .unsafe("a stylesheet of its own")
                }
            } else if skips("!") {
                // Entities could spell what is looked for below.
                let start = offset
                try skip(past: ">")
                if bytes[start..<offset].contains(UInt8(ascii: "[")) { throw .unsafe("entities") }
            } else if skips("/") {
                try skip(past: ">")
            } else {
                return try tag()
            }
        }
        return nil
    }

    private mutating func tag() throws(PictureProblem) -> MarkupTag {
        var tag = MarkupTag(name: Self.localName(word()))
        guard !tag.name.isEmpty else { throw .damaged }
        while true {
            skipBlanks()
            guard offset < bytes.count else { throw .damaged }
            if bytes[offset] == UInt8(ascii: ">") { break }
            if bytes[offset] == UInt8(ascii: "/") {
                offset += 1
                continue
            }
            let name = word()
            skipBlanks()
            guard !name.isEmpty, skips("=") else { throw .damaged }
            skipBlanks()
            guard offset < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[offset]),
                let end = bytes[(offset + 1)...].firstIndex(of: bytes[offset])
            else { throw .damaged }
            let value = String(decoding: bytes[(offset + 1)..<end], as: UTF8.self)
            tag.attributes[Self.localName(name), default: ""] += value
            offset = end + 1
        }
        offset += 1
        return tag
    }

    // MARK: Parts

    private mutating func skips(_ text: String) -> Bool {
        guard bytes[offset...].starts(with: text.utf8) else { return false }
        offset += text.utf8.count
        return true
    }

    private mutating func skip(past text: String) throws(PictureProblem) {
        while offset < bytes.count {
            if skips(text) { return }
            offset += 1
        }
        throw .damaged
    }

    private mutating func skipBlanks() {
        while offset < bytes.count, Self.isBlank(bytes[offset]) { offset += 1 }
    }

    private mutating func word() -> String {
        let start = offset
        while offset < bytes.count, !Self.isBlank(bytes[offset]), !Self.ends.contains(bytes[offset]) { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private static let ends = Array("=<>/\"'".utf8)

    private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) }

    /// Without the prefix of its namespace, whatever it is called, and in lower case.
    private static func localName(_ name: String) -> String {
        String(name.lowercased().split(separator: ":", omittingEmptySubsequences: false).last ?? "")
    }
}
