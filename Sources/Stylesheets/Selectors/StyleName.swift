/// A name that a stylesheet and a page may both mention, as a number: two names that share one are taken for the same, and a rule
/// too many is kept.
struct StyleName: Hashable, Sendable {
    enum Kind: UInt64 {
        case element = 1
        case identifier, `class`, attribute, property, language
    }

    let hash: UInt64

    init(_ kind: Kind, _ name: some Sequence<UInt8>) {
        var hash = kind.rawValue
        let ignoresCase = kind == .element || kind == .attribute || kind == .language
        // Eight bytes at a time.
        var (word, width): (UInt64, UInt64) = (0, 0)
        for byte in name {
            word |= UInt64(ignoresCase ? byte.lowercased : byte) &<< width
            width += 8
            if width == 64 {
                hash = Self.mixed(hash, word)
                (word, width) = (0, 0)
            }
        }
        self.hash = Self.mixed(hash &+ width, word)
    }

    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let mixed = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        return (mixed ^ mixed &>> 29) &* 0xBF58_476D_1CE4_E5B9
    }

    init(_ kind: Kind, _ name: String) { self.init(kind, name.utf8) }

    /// Every custom property that is named in a piece of CSS.
    static func properties(in css: some Collection<UInt8>) -> [StyleName] {
        css.words.filter { $0.starts(with: "--".utf8) }.map { StyleName(.property, $0) }
    }

    /// A language and what it is a kind of: `zh-Hant-TW` is `zh-Hant` and `zh` too
    /// (https://www.rfc-editor.org/rfc/rfc4647#section-3.3.1).
    static func languages(of tag: some BidirectionalCollection<UInt8>) -> [StyleName] {
        var names = [StyleName(.language, tag)]
        var part = tag[...]
        while let end = part.lastIndex(of: UInt8(ascii: "-")) {
            part = part[..<end]
            names.append(StyleName(.language, part))
        }
        return names
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
