/// A position in a text: line and column, both from 1. The column counts UTF-8 bytes.
public struct SourcePosition: Hashable, Sendable, Comparable, Codable {
    public var line: Int
    public var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static let start = SourcePosition(line: 1, column: 1)

    public static func < (left: Self, right: Self) -> Bool {
        left.line != right.line ? left.line < right.line : left.column < right.column
    }
}
