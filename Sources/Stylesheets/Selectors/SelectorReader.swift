/// Reads what a selector needs. Whatever it does not understand needs nothing.
struct SelectorReader {
    private let text: ArraySlice<UInt8>
    private var position: Int
    private var needs = SelectorNeeds()

    init(_ text: ArraySlice<UInt8>) {
        self.text = text
        position = text.startIndex
    }

    mutating func read() -> SelectorNeeds {
        while position < text.endIndex {
            let byte = text[position]
            switch byte {
            case UInt8(ascii: "."): need(.class)
            case UInt8(ascii: "#"): need(.identifier)
            case UInt8(ascii: ":"): pseudoClass()
            case UInt8(ascii: "["): attribute()
            case UInt8(ascii: "("): _ = parenthesis()
            case _ where byte.isNameByte || byte == UInt8(ascii: "\\"):
                position -= 1
                need(.element)
            default: position += 1
            }
        }
        return needs
    }

    /// Takes a name from behind its mark. One with escapes may be any; one before a bar is a namespace.
    private mutating func need(_ kind: StyleName.Kind) {
        guard let name = name(), position == text.endIndex || text[position] != UInt8(ascii: "|") else { return }
        needs.names.append(StyleName(kind, name))
    }

    private mutating func name() -> ArraySlice<UInt8>? {
        position += 1
        let start = position
        var isPlain = true
        while position < text.endIndex, text[position].isNameByte || text[position] == UInt8(ascii: "\\") {
            if text[position] == UInt8(ascii: "\\") {
                isPlain = false
                position += 1
            }
            position += 1
        }
        position = min(position, text.endIndex)
        return isPlain && start < position ? text[start..<position] : nil
    }

    /// `:not(…)` asks for nothing that must be there, and so do those that nobody has heard of.
    private mutating func pseudoClass() {
        if position + 1 < text.endIndex, text[position + 1] == UInt8(ascii: ":") { position += 1 }
        let name = name()
        guard position < text.endIndex, text[position] == UInt8(ascii: "(") else { return }
        let inner = parenthesis()
        guard let name, Self.choosing.contains(where: { $0.utf8.elementsEqual(name) }) else { return }
        needs.choices.append(
            Selector.pieces(inner).map { piece in
                var reader = SelectorReader(piece)
                return reader.read()
            })
    }

    private static let choosing = ["is", "where", "has"]

    /// Only `data-` attributes: browsers set others themselves, `open` among them.
    private mutating func attribute() {
        let start = position
        let inner = bracketed(UInt8(ascii: "["), UInt8(ascii: "]"))
        let name = inner.prefix { $0.isNameByte }
        if name.starts(with: "data-".utf8) { needs.names.append(StyleName(.attribute, name)) }
        position = max(position, start + 1)
    }

    private mutating func parenthesis() -> ArraySlice<UInt8> { bracketed(UInt8(ascii: "("), UInt8(ascii: ")")) }

    /// What stands between a bracket and its partner, with the position behind that.
    private mutating func bracketed(_ open: UInt8, _ close: UInt8) -> ArraySlice<UInt8> {
        let start = position + 1
        var scanner = StyleScanner(Array(text[position...]))
        var depth = 0
        while let (byte, offset) = scanner.next() {
            if byte == open { depth += 1 }
            if byte == close { depth -= 1 }
            guard depth == 0 else { continue }
            let end = position + offset
            position = end + 1
            return text[start..<end]
        }
        position = text.endIndex
        return text[start...]
    }
}
