import CompositionalLayout

/// A key of a switch: `compact`, or with the class of the height, `regular x compact`, `any x compact`.
struct SizeClassPattern: Hashable {
    /// The key as written.
    let text: String
    /// The horizontal class, or `nil` for any.
    private let horizontal: LayoutTraits.SizeClass?
    private let vertical: LayoutTraits.SizeClass?

    static let words = LayoutTraits.SizeClass.allCases.map(\.rawValue) + ["any"]

    /// Fails if a word is not a size class.
    init?(_ text: String) {
        let parts = Self.parts(text)
        guard (1...2).contains(parts.count), parts.allSatisfy({ Self.words.contains($0) }) else { return nil }
        self.text = text
        horizontal = LayoutTraits.SizeClass(rawValue: parts[0])
        vertical = parts.count == 2 ? LayoutTraits.SizeClass(rawValue: parts[1]) : nil
    }

    func contains(_ classes: SizeClasses) -> Bool {
        (horizontal ?? classes.horizontal) == classes.horizontal && (vertical ?? classes.vertical) == classes.vertical
    }

    /// Whether a key is meant as size classes, correct or not.
    static func looksLikePattern(_ key: String) -> Bool { parts(key).contains { words.contains($0) } }

    static func parts(_ text: String) -> [String] { text.split(separator: " x ").map { String($0[...].trimmed) } }
}
