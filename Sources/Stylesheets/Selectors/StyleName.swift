/// A name that a stylesheet and a page may both mention, as a number: two names that share one are taken for the same, and a rule
/// too many is kept.
struct StyleName: Hashable, Sendable {
    enum Kind: UInt64 {
        case element = 1
        case identifier, `class`, attribute, property, language
    }

    let hash: UInt64

    init(_ kind: Kind, _ name: some Sequence<UInt8>) {
        // FNV-1a
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ kind.rawValue
        let ignoresCase = kind == .element || kind == .attribute || kind == .language
        for byte in name { hash = (hash ^ UInt64(ignoresCase ? byte.lowercased : byte)) &* 0x100_0000_01B3 }
        self.hash = hash
    }

    init(_ kind: Kind, _ name: String) { self.init(kind, name.utf8) }

    /// Every custom property that is named in a piece of CSS.
    static func properties(in css: some Collection<UInt8>) -> [StyleName] {
        css.words.filter { $0.starts(with: "--".utf8) }.map { StyleName(.property, $0) }
    }

    /// A language and what it is a kind of: `zh-Hant-TW` is `zh-Hant` and `zh` too
    /// (https://www.rfc-editor.org/rfc/rfc4647#section-3.3.1).
    static func languages(of tag: some Collection<UInt8>) -> [StyleName] {
        let ends = tag.indices.filter { tag[$0] == UInt8(ascii: "-") } + [tag.endIndex]
        return ends.map { StyleName(.language, tag[..<$0]) }
    }
}

extension StyleName {
    /// Sets and dictionaries ask for this; by default they put `hash` through `Hasher`, which takes longer than all else that is
    /// done with a name. It would keep strangers from making names that collide, but who writes a site waits for it alone.
    func _rawHashValue(seed: Int) -> Int { hash.scattered(seed: seed) }
}

extension UInt64 {
    /// What is a hash already, mixed with the seed that every set has of its own: one that is filled from another in the order of
    /// that would put all its elements into a few places.
    func scattered(seed: Int) -> Int {
        Int(truncatingIfNeeded: ((self ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }
}

extension Collection<UInt8> {
    /// Everything that could be a name.
    var words: [SubSequence] { split { !$0.isNameByte } }
}
