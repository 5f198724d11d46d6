/// A start tag, and the raw text behind it where the element holds no markup (`style`).
public struct HTMLTag: Hashable, Sendable {
    /// In lower case.
    public var name: String
    /// Names in lower case, values with character references resolved.
    public var attributes: [String: String]
    var rawText: String = ""

    /// The start tags of a page, in its order.
    public static func all(in page: [UInt8]) -> [HTMLTag] { HTMLTagScanner.tags(of: page) }
}
