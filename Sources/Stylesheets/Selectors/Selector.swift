/// One selector of a rule, and what pages must have for it to match anything.
struct Selector: Hashable, Sendable {
    let text: [UInt8]
    let needs: SelectorNeeds

    init(_ text: ArraySlice<UInt8>) {
        self.text = Array(text)
        var reader = SelectorReader(text)
        needs = reader.read()
    }

    /// The selectors between the commas of a list that are in no parenthesis, bracket or string.
    static func list(_ text: ArraySlice<UInt8>) -> [Selector] {
        var selectors: [Selector] = []
        var scanner = StyleScanner(Array(text))
        var start = text.startIndex
        var depth = 0
        while let (byte, offset) = scanner.next() {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                selectors.append(Selector(text[start..<text.startIndex + offset]))
                start = text.startIndex + offset + 1
            default: break
            }
        }
        return selectors + [Selector(text[start...])]
    }
}
