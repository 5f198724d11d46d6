extension StyleDeclaration {
    /// Each `var(--name)` without anything to fall back to, in order.
    var references: [(range: Range<Int>, name: StyleName)] {
        if uses.isEmpty { return [] }
        var references: [(Range<Int>, StyleName)] = []
        var scanner = StyleScanner(text)
        while let (byte, offset) = scanner.next() {
            guard byte == UInt8(ascii: "("), text[..<offset].suffix(3).elementsEqual("var".utf8) else { continue }
            let name = text[(offset + 1)...].prefix { $0.isNameByte }
            guard name.starts(with: "--".utf8), text[name.endIndex...].first == UInt8(ascii: ")") else { continue }
            references.append((offset - 3..<name.endIndex + 1, StyleName(.property, name)))
        }
        return references
    }

    /// - Parameter values: written in place of references to what they are values of.
    func replacing(_ values: [StyleName: ArraySlice<UInt8>]) -> StyleDeclaration {
        var text: [UInt8] = []
        var start = 0
        for (range, name) in references {
            guard let value = values[name] else { continue }
            text += self.text[start..<range.lowerBound] + value
            start = range.upperBound
        }
        guard start > 0 else { return self }
        text += self.text[start...]
        return isNested ? StyleDeclaration(nested: text) : StyleDeclaration(text) ?? self
    }
}
