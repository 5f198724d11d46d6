/// Reads HTML as forgivingly as browsers do, in one pass.
struct HTMLTree {
    /// Deeper elements are taken for part of the one they are in.
    private static let deepest = 100

    private(set) var nodes: [HTMLNode] = []
    private var open: [HTMLElement] = []
    private let bytes: [UInt8]
    private var offset = 0

    static func parse(_ html: String) -> [HTMLNode] {
        var tree = HTMLTree(html)
        tree.read()
        return tree.nodes
    }

    private init(_ html: String) { bytes = Array(html.utf8) }

    private mutating func read() {
        while offset < bytes.count {
            guard bytes[offset] == UInt8(ascii: "<"), let next = bytes[safe: offset + 1] else {
                readText()
                continue
            }
            switch next {
            case UInt8(ascii: "!"), UInt8(ascii: "?"): skipMarkup()
            case UInt8(ascii: "/"): readEnd()
            case _ where next.isLetter: readStart()
            default: readText()
            }
        }
        while !open.isEmpty { close() }
    }

    private mutating func readText() {
        let start = offset
        offset += 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
        add(.text(String(decoding: bytes[start..<offset], as: UTF8.self)))
    }

    /// Comments, and what people's tools leave behind.
    private mutating func skipMarkup() {
        let isComment = bytes[offset...].starts(with: "<!--".utf8)
        offset += isComment ? 4 : 2
        while offset < bytes.count {
            if isComment ? bytes[offset...].starts(with: "-->".utf8) : bytes[offset] == UInt8(ascii: ">") {
                offset += isComment ? 3 : 1
                return
            }
            offset += 1
        }
    }

    private mutating func readEnd() {
        offset += 2
        let name = readName()
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") { offset += 1 }
        offset = min(offset + 1, bytes.count)
        guard open.contains(where: { $0.name == name }) else { return }
        while let last = open.last {
            close()
            if last.name == name { return }
        }
    }

    private mutating func readStart() {
        offset += 1
        var element = HTMLElement(name: readName())
        var isClosed = false
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
            let byte = bytes[offset]
            isClosed = byte == UInt8(ascii: "/")
            if byte.isLetter { readAttribute(of: &element) } else { offset += 1 }
        }
        offset = min(offset + 1, bytes.count)
        if HTMLElement.blocks.contains(element.name) { closeImplied(before: element.name) }
        if isClosed || HTMLElement.voids.contains(element.name) { return add(.element(element)) }
        if HTMLElement.silent.contains(element.name) { return add(.element(rawText(of: element))) }
        if open.count < Self.deepest { open.append(element) }
    }

    /// `<script>` and the like go on to their own end tag.
    private mutating func rawText(of element: HTMLElement) -> HTMLElement {
        let end = Array("</\(element.name)".utf8)
        while offset < bytes.count, !bytes[offset...].prefix(end.count).map({ $0.lowered }).elementsEqual(end) {
            offset += 1
        }
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") { offset += 1 }
        offset = min(offset + 1, bytes.count)
        return element
    }

    private mutating func readName() -> String {
        let start = offset
        while let byte = bytes[safe: offset],
            byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
        {
            offset += 1
        }
        return String(decoding: bytes[start..<offset], as: UTF8.self).lowercased()
    }

    private mutating func readAttribute(of element: inout HTMLElement) {
        let name = readName()
        skipBlanks()
        guard bytes[safe: offset] == UInt8(ascii: "=") else {
            element.attributes[name] = ""
            return
        }
        offset += 1
        skipBlanks()
        let quote = bytes[safe: offset].flatMap { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") ? $0 : nil }
        if quote != nil { offset += 1 }
        let start = offset
        while let byte = bytes[safe: offset] {
            if let quote { if byte == quote { break } } else if byte <= 0x20 || byte == UInt8(ascii: ">") { break }
            offset += 1
        }
        let value = String(decoding: bytes[start..<offset], as: UTF8.self)
        if quote != nil { offset = min(offset + 1, bytes.count) }
        if element.attributes[name] == nil { element.attributes[name] = HTMLEntities.decoded(value) }
    }

    private mutating func skipBlanks() {
        while let byte = bytes[safe: offset], byte <= 0x20 { offset += 1 }
    }

    /// A block ends the paragraph that it stands in, an item the item before.
    private mutating func closeImplied(before name: String) {
        if let last = open.lastIndex(where: { $0.name == "p" }),
            !open[last...].contains(where: { HTMLElement.blocks.contains($0.name) && $0.name != "p" })
        {
            while open.count > last { close() }
        }
        guard ["li", "dt", "dd"].contains(name), let last = open.last, ["li", "dt", "dd"].contains(last.name) else {
            return
        }
        close()
    }

    private mutating func close() {
        guard let element = open.popLast() else { return }
        add(.element(element))
    }

    private mutating func add(_ node: HTMLNode) {
        if open.isEmpty { nodes.append(node) } else { open[open.count - 1].children.append(node) }
    }
}

extension UInt8 {
    var isLetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self }
    var isDigit: Bool { 0x30...0x39 ~= self }
    var lowered: UInt8 { 0x41...0x5A ~= self ? self + 32 : self }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
