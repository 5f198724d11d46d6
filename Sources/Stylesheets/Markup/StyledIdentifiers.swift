/// The ids that stylesheets may ask pages for. Every heading has one, so of all others none is noted: a heading more is no reason to
/// think of a page's styles again.
public struct StyledIdentifiers: Sendable {
    private let names: Set<StyleName>

    /// - Parameter css: whatever follows a number sign in it counts, colours too.
    public init(css: [UInt8]) {
        let pieces = css.split(separator: UInt8(ascii: "#"), omittingEmptySubsequences: false).dropFirst()
        names = Set(pieces.map { StyleName(.identifier, $0.prefix(while: \.isNameByte)) })
    }

    func contains(_ name: StyleName) -> Bool { names.contains(name) }
}
