/// `color:red`, as short as it can be written.
struct StyleDeclaration: Hashable, Sendable {
    let text: [UInt8]
    /// The custom property that it gives a value.
    let customProperty: StyleName?
    /// Custom properties that are named in it.
    let uses: [StyleName]
    /// Whether this is a body that holds rules of its own.
    let isNested: Bool

    /// - Parameter text: without its semicolon; `nil` where that is nothing.
    init?(_ text: [UInt8]) {
        if text.isEmpty { return nil }
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else {
            self.init(nested: text)
            return
        }
        let property = text[..<colon].trimmingBlanks
        let value = text[(colon + 1)...].trimmingBlanks
        let isCustom = property.starts(with: "--".utf8)
        self.init(
            text: property + [UInt8(ascii: ":")] + value,
            customProperty: isCustom ? StyleName(.property, property) : nil, uses: StyleName.properties(in: value),
            isNested: false)
    }

    init(nested text: [UInt8]) {
        self.init(text: text, customProperty: nil, uses: StyleName.properties(in: text[...]), isNested: true)
    }

    private init(text: [UInt8], customProperty: StyleName?, uses: [StyleName], isNested: Bool) {
        self.text = text
        self.customProperty = customProperty
        self.uses = uses
        self.isNested = isNested
    }

    var value: ArraySlice<UInt8> { text.drop { $0 != UInt8(ascii: ":") }.dropFirst() }
}

extension Sequence<StyleDeclaration> {
    func joined() -> [UInt8] { Array(map(\.text).joined(separator: CollectionOfOne(UInt8(ascii: ";")))) }
}

extension ArraySlice<UInt8> {
    fileprivate var trimmingBlanks: ArraySlice<UInt8> {
        let rest = drop { $0 == UInt8(ascii: " ") }
        return rest.last == UInt8(ascii: " ") ? rest.dropLast() : rest
    }
}
