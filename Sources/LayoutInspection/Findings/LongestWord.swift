/// The longest word that a cell of a section must hold.
public struct LongestWord: Hashable, Sendable {
    public let text: String
    /// The width at the standard size of text, in CSS px.
    public let width: Double

    public init(_ text: String, width: Double) {
        (self.text, self.width) = (text, width)
    }

    /// At most 40 characters.
    var shown: String { text.count > 40 ? text.prefix(39) + "…" : text }
}
