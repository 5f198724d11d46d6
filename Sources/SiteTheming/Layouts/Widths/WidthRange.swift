/// A key of a switch: `..<500`, `...499`, `500..<1025`, `501...1024`, `1025...`.
struct WidthRange: Hashable {
    /// The key as written.
    let text: String
    /// The whole widths in the range, in points.
    let widths: Range<Int>
    let hasLowerBound: Bool
    let hasUpperBound: Bool

    enum Failure: Error {
        /// The text is not a range.
        case malformed
        /// The range ends before it begins.
        case empty
    }

    init(_ text: String) throws(Failure) {
        let isHalfOpen = text.contains("..<")
        guard let mark = text.firstRange(of: isHalfOpen ? "..<" : "...") else { throw .malformed }
        let lower = text[..<mark.lowerBound].filter { $0 != " " }
        let upper = text[mark.upperBound...].filter { $0 != " " }
        let start = lower.isEmpty ? 0 : Self.pixels(lower)
        let end = upper.isEmpty ? Int.max : Self.pixels(upper).map { isHalfOpen ? $0 : $0 + 1 }
        guard let start, let end, !(lower.isEmpty && upper.isEmpty), !(isHalfOpen && upper.isEmpty) else {
            throw .malformed
        }
        guard start < end else { throw .empty }
        self.text = text
        widths = start..<end
        hasLowerBound = !lower.isEmpty
        hasUpperBound = !upper.isEmpty
    }

    private static func pixels(_ text: String) -> Int? {
        guard text.utf8.count <= 6, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(text)
    }

    /// Whether a key is meant as a range, correct or not.
    static func looksLikeRange(_ key: String) -> Bool {
        key == "default" || key.contains("..") || key.first.map { "0123456789.<>=".contains($0) } ?? false
    }
}
