/// A part of a template as written. Partials and parents are only named.
indirect enum TemplatePart: Hashable, Sendable {
    case text([UInt8])
    /// The value of a name.
    case value(TemplatePath)
    /// Parts that are shown for each value of a list, or once if there is a value.
    case section(TemplatePath, [TemplatePart])
    /// Parts that are shown if there is no value.
    case inverted(TemplatePath, [TemplatePart])
    /// A partial, with `indentation` before each of its lines.
    case partial(String, indentation: [UInt8])
    /// A parent template, with these parts in place of its blocks.
    case parent(String, blocks: [String: [TemplatePart]], indentation: [UInt8])
    /// A block with its default parts.
    case block(String, [TemplatePart])
}

/// The name of a value: `title`, `page.title`, or empty for `.`, the current value.
struct TemplatePath: Hashable, Sendable {
    var names: [String]

    static let current = TemplatePath(names: [])

    /// Fails if the text is not a name.
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
