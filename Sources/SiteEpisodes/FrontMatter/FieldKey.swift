import SiteMarkdown

/// The keys of one kind of map. Raw values are the documented names; synonyms are also accepted.
protocol FieldKey: Hashable, CaseIterable, RawRepresentable, Sendable where RawValue == String {
    var synonyms: [String] { get }
    /// The values that the reader takes, and a sentence for authors. Editors show both.
    var meaning: KeyMeaning { get }
    /// The lookup table of all names, made once.
    static var names: FieldNames<Self> { get }
}

extension FieldKey {
    var synonyms: [String] { [] }

    /// The keys for JSON Schemas.
    static var table: KeyTable {
        let name = "\(Self.self)".dropLast("Key".count)
        return KeyTable(
            name.prefix(1).lowercased() + name.dropFirst(), isFolded: true,
            allCases.map { key in
                var entry = KeyTable.Key(key.rawValue, key.meaning.form, key.meaning.help)
                entry.synonyms = key.synonyms
                return entry
            })
    }
}

struct KeyMeaning {
    var form: ValueForm
    var help: String

    init(_ form: ValueForm, _ help: String) {
        self.form = form
        self.help = help
    }
}

/// Finds keys in any case, with or without `_` and `-`: `publishDate`, `PublishDate`, `publish_date`.
struct FieldNames<Key: FieldKey>: Sendable {
    private let keys: [String: Key]
    /// All accepted spellings, for suggestions.
    let spellings: [String]

    init() {
        var keys: [String: Key] = [:]
        var spellings: [String] = []
        for key in Key.allCases {
            for spelling in [key.rawValue] + key.synonyms {
                keys[foldedKey(spelling)] = key
                spellings.append(spelling)
            }
        }
        self.keys = keys
        self.spellings = spellings
    }

    func key(for written: String) -> Key? { keys[foldedKey(written)] }

    /// Whether this is a documented name and not a synonym.
    func isTaught(_ written: String) -> Bool {
        key(for: written).map { foldedKey($0.rawValue) == foldedKey(written) } ?? false
    }
}

/// A key in the form in which keys are compared: lower case, without `_`, `-` and spaces.
func foldedKey(_ name: String) -> String {
    if name.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) { return name }
    return String(name.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " })
}
