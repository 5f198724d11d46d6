/// Reads what a selector needs. Whatever it does not understand needs nothing.
struct SelectorReader {
    /// Compact: blanks stand only where they mean something.
    private let text: ArraySlice<UInt8>
    private var position: Int
    /// From the left.
    private var compounds = [CompoundNeeds()]
    private var combinators: [SelectorNeeds.Combinator] = []

    init(_ text: ArraySlice<UInt8>) {
        self.text = text
        position = text.startIndex
    }

    mutating func read() -> SelectorNeeds {
        while position < text.endIndex {
            let byte = text[position]
            switch byte {
            case UInt8(ascii: "."): if let name = name() { compound.marks.append(StyleName(.class, name)) }
            case UInt8(ascii: "#"): if let name = name() { compound.identifiers.append(StyleName(.identifier, name)) }
            case UInt8(ascii: ":"): pseudoClass()
            case UInt8(ascii: "["): attribute()
            case UInt8(ascii: "("): _ = parenthesis()
            case UInt8(ascii: " "), UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "~"): combine()
            case _ where byte.isNameByte || byte == UInt8(ascii: "\\"):
                position -= 1
                if let name = name() { compound.elements.append(StyleName(.element, name)) }
            default: position += 1
            }
        }
        return SelectorNeeds(compounds: compounds.reversed(), combinators: combinators.reversed())
    }

    private var compound: CompoundNeeds {
        get { compounds[compounds.count - 1] }
        set { compounds[compounds.count - 1] = newValue }
    }

    private mutating func combine() {
        var isSibling = false
        while position < text.endIndex, let combinator = Self.combinators.first(where: { $0 == text[position] }) {
            if combinator == UInt8(ascii: "+") || combinator == UInt8(ascii: "~") { isSibling = true }
            position += 1
        }
        guard position < text.endIndex else { return }
        combinators.append(isSibling ? .sibling : .descendant)
        compounds.append(CompoundNeeds())
    }

    private static let combinators = Array(" >+~".utf8)

    /// Takes a name from behind its mark. One with escapes may be any; one before a bar is a namespace.
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
        let isNamespace = position < text.endIndex && text[position] == UInt8(ascii: "|")
        return isPlain && !isNamespace && start < position ? text[start..<position] : nil
    }

    /// `:not(…)` asks for nothing that must be there, and so do those that nobody has heard of.
    private mutating func pseudoClass() {
        if position + 1 < text.endIndex, text[position + 1] == UInt8(ascii: ":") { position += 1 }
        let name = name()
        guard position < text.endIndex, text[position] == UInt8(ascii: "(") else { return }
        let inner = parenthesis()
        switch name.map({ String(decoding: $0, as: UTF8.self) }) {
        case "is", "where": compound.choices.append(Selector.list(inner).map(\.needs))
        case "has": compound.contents.append(Selector.list(inner).map(\.needs))
        case "lang":
            let ranges = inner.split(separator: UInt8(ascii: ","))
            // Ranges in quotes may hold wildcards.
            guard ranges.allSatisfy({ $0.allSatisfy { $0.isNameByte || $0 == UInt8(ascii: " ") } }) else { return }
            compound.languages.append(
                ranges.map { range in StyleName(.language, range.filter { $0 != UInt8(ascii: " ") }) })
        default: break
        }
    }

    /// Only `data-` attributes: browsers set others themselves, `open` among them.
    private mutating func attribute() {
        let start = position
        let inner = bracketed(UInt8(ascii: "["), UInt8(ascii: "]"))
        let name = inner.prefix { $0.isNameByte }
        if name.starts(with: "data-".utf8) { compound.marks.append(StyleName(.attribute, name)) }
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
