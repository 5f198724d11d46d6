/// A rule as it is written: with rules in it whose selectors begin with its own.
struct NestedRule {
    /// Each with the combinator that it begins with.
    var selectors: [ArraySlice<UInt8>]
    var declarations: [StyleDeclaration] = []
    var children: [NestedRule] = []

    /// Rules that follow each other, with neighbours whose selectors begin with the same element in one, where that is shorter.
    static func nested(_ rules: [NestedRule]) -> [NestedRule] {
        var nested: [NestedRule] = []
        var start = 0
        while start < rules.count {
            let (count, head) = run(in: rules[start...])
            let flat = rules[start..<start + count]
            start += count
            guard count > 1, let head else {
                nested += flat
                continue
            }
            let rule = NestedRule(head: head, flat)
            nested += rule.length < flat.reduce(0) { $0 + $1.length } ? [rule] : Array(flat)
        }
        return nested
    }

    /// How many rules belong together, from the first on, and what their selectors begin with.
    private static func run(in rules: ArraySlice<NestedRule>) -> (count: Int, head: ArraySlice<UInt8>?) {
        guard let first = rules.first, let head = first.selectors.first?.head else { return (1, nil) }
        var end = rules.startIndex
        while end < rules.endIndex {
            // What the element itself is said stands before the rules in it.
            let isItself =
                end == rules.startIndex && first.selectors.count == 1 && first.selectors[0].count == head.count
            let isInside = rules[end].selectors.allSatisfy { $0.count > head.count && $0.head == head }
            guard isItself || isInside else { break }
            end += 1
        }
        return (max(end - rules.startIndex, 1), end > rules.startIndex ? head : nil)
    }

    private init(head: ArraySlice<UInt8>, _ rules: ArraySlice<NestedRule>) {
        selectors = [head]
        var rest = rules
        if let first = rules.first, first.selectors[0].count == head.count {
            declarations = first.declarations
            rest.removeFirst()
        }
        children = Self.nested(
            rest.map {
                NestedRule(selectors: $0.selectors.map { $0.dropFirst(head.count) }, declarations: $0.declarations)
            })
        if declarations.isEmpty, children.count == 1, children[0].selectors.count == 1 {
            self = NestedRule(
                selectors: [Array(head + children[0].selectors[0])[...]], declarations: children[0].declarations,
                children: children[0].children)
        }
    }

    init(selectors: [ArraySlice<UInt8>], declarations: [StyleDeclaration], children: [NestedRule] = []) {
        self.selectors = selectors
        self.declarations = declarations
        self.children = children
    }

    private var length: Int {
        var out: [UInt8] = []
        write(to: &out)
        return out.count
    }

    func write(to out: inout [UInt8], isInside: Bool = false) {
        let texts = selectors.map { isInside ? $0.relative : $0 }
        out += texts.joined(separator: CollectionOfOne(UInt8(ascii: ",")))
        out.append(UInt8(ascii: "{"))
        out += declarations.joined()
        if !declarations.isEmpty && !children.isEmpty { out.append(UInt8(ascii: ";")) }
        for child in children { child.write(to: &out, isInside: true) }
        out.append(UInt8(ascii: "}"))
    }
}

extension ArraySlice<UInt8> {
    /// What a selector begins with: an element by its name or class, with the combinator before it. What is more to ask of the
    /// element, `:hover` or `[hidden]`, counts as a part of its own.
    fileprivate var head: ArraySlice<UInt8>? {
        let start = first.map(Self.combinators.contains) == true ? 1 : 0
        var scanner = StyleScanner(Array(self))
        var depth = 0
        while let (byte, offset) = scanner.next() {
            let isInside = depth > 0
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
            if isInside || offset < start { continue }
            if Self.combinators.contains(byte) { return prefix(offset) }
            if offset > start, byte == UInt8(ascii: "[") || byte == UInt8(ascii: ":"), self[startIndex + start] != byte
            {
                return prefix(offset)
            }
        }
        return self
    }

    private static let combinators = Set(" >+~".utf8)

    /// As it stands in a rule for what is at its left. A rule there must not begin with a letter
    /// (https://www.w3.org/TR/2023/WD-css-nesting-1-20230214/#syntax, which some browsers were built for).
    fileprivate var relative: ArraySlice<UInt8> {
        guard let first else { return self }
        if first == UInt8(ascii: " "), let next = dropFirst().first {
            return next.isLetter ? [UInt8(ascii: "&")] + self : dropFirst()
        }
        return Self.combinators.contains(first) ? self : [UInt8(ascii: "&")] + self
    }
}
