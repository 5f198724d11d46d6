/// A piece of a template, as its author wrote it: partials and parents are only named.
indirect enum TemplatePart: Hashable, Sendable {
    case text([UInt8])
    /// The value of a name.
    case value(TemplatePath)
    /// What is shown for each value of a list, or once where there is a value.
    case section(TemplatePath, [TemplatePart])
    /// What is shown where there is no value.
    case inverted(TemplatePath, [TemplatePart])
    /// Another template in its place, each line of it behind `indentation`.
    case partial(String, indentation: [UInt8])
    /// Another template, with these parts in place of its blocks.
    case parent(String, blocks: [String: [TemplatePart]], indentation: [UInt8])
    /// What is shown where no template that names this one as its parent has other parts.
    case block(String, [TemplatePart])
}

/// A name of a value: `title`, `page.title`, or none for `.`, the value at hand.
struct TemplatePath: Hashable, Sendable {
    var names: [String]

    static let current = TemplatePath(names: [])

    /// `nil` for what is no name.
    init?(_ text: String) {
        guard text != "." else {
            self = .current
            return
        }
        let names = text.split(separator: ".", omittingEmptySubsequences: false)
        let areNames = names.allSatisfy { name in !name.isEmpty && name.utf8.allSatisfy(Self.mayStandInName) }
        guard areNames else { return nil }
        self.names = names.map(String.init)
    }

    private init(names: [String]) { self.names = names }

    private static func mayStandInName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: byte >= 0x80
        }
    }
}
