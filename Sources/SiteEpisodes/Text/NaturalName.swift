/// A name in the order in which people read lists: `2.jpg` is before `10.jpg`, and case does not matter.
struct NaturalName: Comparable {
    private enum Part: Comparable {
        /// Digits without leading zeros.
        case number(String)
        case text(String)

        static func < (left: Self, right: Self) -> Bool {
            switch (left, right) {
            case (.number(let left), .number(let right)):
                left.utf8.count == right.utf8.count
                    ? left.precedesInBytes(right) : left.utf8.count < right.utf8.count
            case (.text(let left), .text(let right)): left.precedesInBytes(right)
            case (.number, .text): true
            case (.text, .number): false
            }
        }
    }

    private let parts: [Part]
    /// The name as written, for names that differ in case or zeros alone.
    private let name: String

    init(_ name: String) {
        self.name = name
        var parts: [Part] = []
        var rest = LetterFolding.folded(name)[...]
        while let first = rest.first {
            let isNumber = first.isASCIIDigit
            let run = rest.prefix { $0.isASCIIDigit == isNumber }
            parts.append(isNumber ? .number(String(run.drop { $0 == "0" })) : .text(String(run)))
            rest = rest[run.endIndex...]
        }
        self.parts = parts
    }

    static func < (left: Self, right: Self) -> Bool {
        left.parts == right.parts
            ? left.name.precedesInBytes(right.name) : left.parts.lexicographicallyPrecedes(right.parts)
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { "0" <= self && self <= "9" && isASCII }
}
