/// Takes the bytes of a stylesheet apart into rules.
struct StyleReader {
    private let bytes: [UInt8]
    /// Braces and semicolons that are in no string, comment or parenthesis.
    private var marks: [(byte: UInt8, offset: Int)] = []
    private var place = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var scanner = StyleScanner(bytes)
        var depth = 0
        while let (byte, offset) = scanner.next() {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(depth - 1, 0)
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
                if depth == 0 { marks.append((byte, offset)) }
            default: break
            }
        }
    }

    /// What stands up to the end of the block, or of the file.
    mutating func nodes(from start: Int) -> [StyleTree.Node] {
        var nodes: [StyleTree.Node] = []
        var start = start
        while place < marks.count {
            let (byte, offset) = marks[place]
            place += 1
            switch byte {
            case UInt8(ascii: "}"): return nodes
            case UInt8(ascii: ";"):
                let statement = compact(bytes[start..<offset], as: .other)
                if !statement.isEmpty { nodes.append(.statement(statement)) }
            default:
                if let node = node(bytes[start..<offset], from: offset + 1) { nodes.append(node) }
            }
            start = marks[place - 1].offset + 1
        }
        return nodes
    }

    /// - Returns: nothing for a rule that says nothing.
    private mutating func node(_ text: ArraySlice<UInt8>, from start: Int) -> StyleTree.Node? {
        let prelude = compact(text, as: .other)
        guard prelude.first == UInt8(ascii: "@") else {
            let declarations = declarations(from: start)
            let selectors = Selector.list(compact(prelude[...], as: .selectors)[...])
            return declarations.isEmpty ? nil : .rule(StyleRule(selectors: selectors, declarations: declarations))
        }
        let name = prelude.dropFirst().prefix { $0.isNameByte }
        if Self.groups.contains(where: { $0.utf8.elementsEqual(name) }) {
            return .group(prelude: prelude, nodes(from: start))
        }
        return .block(prelude: prelude, declarations(from: start).joined())
    }

    private static let groups = ["container", "layer", "media", "scope", "starting-style", "supports"]

    /// A body up to its closing brace: declaration by declaration, or in one piece where it holds rules of its own.
    private mutating func declarations(from start: Int) -> [StyleDeclaration] {
        var declarations: [StyleDeclaration] = []
        var from = start
        var depth = 0
        var isNested = false
        while place < marks.count {
            let (byte, offset) = marks[place]
            place += 1
            switch byte {
            case UInt8(ascii: "{"):
                depth += 1
                isNested = true
                continue
            case UInt8(ascii: "}") where depth > 0:
                depth -= 1
                continue
            case UInt8(ascii: ";") where depth > 0: continue
            default: break
            }
            let isEnd = byte == UInt8(ascii: "}")
            if isEnd && isNested { return [StyleDeclaration(nested: compact(bytes[start..<offset], as: .other))] }
            if let declaration = StyleDeclaration(compact(bytes[from..<offset], as: .declaration)) {
                declarations.append(declaration)
            }
            if isEnd { break }
            from = offset + 1
        }
        return declarations
    }
}
