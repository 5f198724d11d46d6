/// A start tag, and the raw text after it for elements without markup (`style`).
public struct HTMLTag: Hashable, Sendable {
    /// The name in lower case.
    public var name: String
    /// Attributes with names in lower case and character references resolved.
    public var attributes: [String: String]
    var rawText: String = ""

    /// The start tags of a page in order.
    public static func all(in page: [UInt8]) -> [HTMLTag] { HTMLTagScanner.tags(of: page) }
}
