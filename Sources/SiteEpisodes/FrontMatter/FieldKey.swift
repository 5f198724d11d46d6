/// The keys of one kind of map: raw values are the names we teach, synonyms what people write as well.
protocol FieldKey: Hashable, CaseIterable, RawRepresentable, Sendable where RawValue == String {
    var synonyms: [String] { get }
    /// A table made once.
    static var names: FieldNames<Self> { get }
}

extension FieldKey {
    var synonyms: [String] { [] }
}

/// Finds keys whatever their case, with or without `_` and `-`: `publishDate`, `PublishDate`, `publish_date`.
struct FieldNames<Key: FieldKey>: Sendable {
    private let keys: [String: Key]
    /// Every accepted spelling, for suggestions.
    let spellings: [String]

    init() {
        var keys: [String: Key] = [:]
        var spellings: [String] = []
        for key in Key.allCases {
            for spelling in [key.rawValue] + key.synonyms {
                keys[Self.folded(spelling)] = key
                spellings.append(spelling)
            }
        }
        self.keys = keys
        self.spellings = spellings
    }

    func key(for written: String) -> Key? { keys[Self.folded(written)] }

    /// Whether it is one of the names we teach, not a synonym.
    func isTaught(_ written: String) -> Bool {
        key(for: written).map { Self.folded($0.rawValue) == Self.folded(written) } ?? false
    }

    private static func folded(_ name: String) -> String {
        if name.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) { return name }
        return String(name.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " })
    }
}
