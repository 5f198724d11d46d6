import SeededRandom

/// Random layout files: a valid one with some words replaced, removed, doubled or cut.
extension SplitMix64 {
    private static let right = """
        description: Everything.
        section:
          contentInsets: { top: 4, leading: 20, bottom: 1/3, trailing: 20 }
          interGroupSpacing: { ..<500: 8, 500..<1025: 12, default: 28 }
          stacksBoundaryItems: true
          trimsLastGroup: false
          lastGroupAlignment: center
          group:
            ..<700:
              axis: vertical
              size: 1w x 1.5w
              subitems:
                - { axis: horizontal, size: 1w x 0.5w, subitem: { size: 1w x 1h }, count: 2, interItemSpacing: flexible(8) }
                - { size: 1w x 1w, contentInsets: 6, edgeSpacing: { bottom: flexible(0) } }
            default:
              axis: horizontal
              size: 1w x ~200
              subitem: { size: 1w x ~200 }
              count: { ..<1025: 2, default: 3 }
              interItemSpacing: 24
          tails:
            ..<700: { 1: { axis: horizontal, size: 1w x 44, subitems: [{ size: 1w x 1h }] } }
            default: {}
          boundary:
            - { kind: header, size: 1w x ~44, alignment: topLeading, offset: { x: 3, y: -4 } }
            - { kind: footer, size: 8em x 1.5rem, extendsBoundary: false, zIndex: 3 }
        """

    private static let words = [
        "0", "-1", "1e308", "1e999", "-1e12", ".nan", ".inf", "1/0", "0/0", "99999999999999999999", "~0", "~-5", "1w x",
        "x", "~", "", "[]", "{}", "[[[[", "]", "}", "default", "..<500", "500...1", "1", "64", "1000", "1001", "true",
        "flexible(1e300)", "flexible(", "section", "group", "size", "subitems: []", "'", "\"", "\u{0}", "é", "#", "- ",
        "horizontal", "1w x 1h", "estimated(.nan)", "absolute(1e15)", "fractionalWidth(-2)", "1w x 2.5em", "1e999rem",
        "em",
    ]

    mutating func layoutFile() -> String {
        if once(in: 200) { return nestedFile(depth: pick([16, 63, 64, 65, 500, 5000])) }
        var tokens = Self.right.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        for _ in 0..<Int.random(in: 1...4, using: &self) {
            let index = Int.random(in: 0..<tokens.count, using: &self)
            switch Int.random(in: 0..<4, using: &self) {
            case 0: tokens.remove(at: index)
            case 1: tokens.insert(tokens[index], at: index)
            case 2: tokens[index] = String(tokens[index].prefix(Int.random(in: 0...6, using: &self)))
            default: tokens[index] = pick(Self.words) + (tokens[index].hasSuffix(",") ? "," : "")
            }
        }
        return tokens.joined(separator: " ")
    }

    /// Nested groups.
    private mutating func nestedFile(depth: Int) -> String {
        let group = "{ axis: \(pick(["horizontal", "vertical"])), size: 1w x 1h, subitems: ["
        return "section: { group: " + String(repeating: group, count: depth) + "{ size: 1w x 1h }"
            + String(repeating: "] }", count: depth) + " }"
    }
}
