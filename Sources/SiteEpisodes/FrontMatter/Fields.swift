import SiteDiagnostics
import SiteMarkdown

/// Reads a map of front matter or a data file key by key and collects diagnostics.
///
/// A key without a value (`youtube:`, `""`, `[]`) counts as absent.
struct Fields<Key: FieldKey> {
    let source: SourceText
    private(set) var entries: [Key: [Entry]] = [:]
    /// Unknown keys, for the caller to report.
    private(set) var unknown: [Entry] = []
    var diagnostics: [Diagnostic] = []
    /// Keys whose value is cut by a comment, and the positions of values that are partly cut.
    private var cutKeys: Set<Key> = []
    private var cutPlaces: Set<SourcePosition> = []

    init(_ value: Value?, in source: SourceText) {
        self.init(value, in: source) { entry in Key.names.key(for: entry.key).map { ($0, entry.value) } }
    }

    /// - Parameter meaning: the key that an entry means, and its value; `nil` for an unknown key.
    init(_ value: Value?, in source: SourceText, meaning: (Entry) -> (key: Key, value: Value)?) {
        self.source = source
        var foreign: [(Key, Entry)] = []
        for entry in value?.entries ?? [] {
            guard let (key, value) = meaning(entry) else {
                unknown.append(entry)
                continue
            }
            if !value.isEmpty {
                // A key of the Markdown file itself has priority over one of the file beside it, under any name.
                let isAnnexed = source.isInAnnex(entry.keyPosition)
                if isAnnexed, (entries[key] ?? []).contains(where: { !source.isInAnnex($0.keyPosition) }) { continue }
                let meant = Entry(key: entry.key, keyPosition: entry.keyPosition, value: value)
                if Self.isOwn(entry, key) {
                    entries[key, default: []].append(meant)
                } else {
                    foreign.append((key, meant))
                }
            }
            if value.isCut {
                cutKeys.insert(key)
                cutPlaces.insert(value.position)
            }
            if case .list(let elements) = value.kind {
                for element in elements where element.isCut { cutPlaces.insert(element.position) }
            }
        }
        // The key's own names have priority.
        for (key, entry) in foreign { entries[key, default: []].append(entry) }
    }

    /// Whether an entry has a name of the key itself, and not one that `site.yml` gives this meaning.
    private static func isOwn(_ entry: Entry, _ key: Key) -> Bool { Key.names.key(for: entry.key) == key }

    func has(_ key: Key) -> Bool { entries[key] != nil }

    /// Whether the key has a value, or a comment has cut its value, which is already reported.
    func isWritten(_ key: Key) -> Bool { has(key) || cutKeys.contains(key) }

    /// The value of a key. If several synonyms are present, the documented name has priority, then the first.
    mutating func value(_ key: Key) -> Value? {
        guard let found = entries[key], let first = found.first else { return nil }
        if found.count == 1 { return first.value }
        let chosen = found.first { Self.isOwn($0, key) && Key.names.isTaught($0.key) } ?? first
        for other in found where other.keyPosition != chosen.keyPosition && Self.isOwn(other, key) {
            report(
                .warning, "frontmatter.same-meaning",
                "'\(other.key)' means the same as '\(chosen.key)', so it is ignored", hint: "remove one of the two",
                at: other.keyPosition)
        }
        return chosen.value
    }

    /// All values of a key and its synonyms, for keys that take a list.
    func values(_ key: Key) -> [Value] { entries[key]?.map(\.value) ?? [] }

    /// Adds a diagnostic. If a comment cuts the value, only errors are added, because other problems follow from the
    /// cut.
    mutating func report(
        _ severity: Diagnostic.Severity, _ id: String, _ message: String, hint: String? = nil,
        at position: SourcePosition
    ) {
        if severity < .error, cutPlaces.contains(position) { return }
        diagnostics.add(Diagnostic(severity, id: id, message, hint: hint, in: source, at: position))
    }

    /// Reports a value of the wrong type. It is a warning if the value can be ignored, and an error if the episode
    /// would then be in the wrong place or visible too early.
    mutating func reportWrongType(_ key: Key, wants: String, _ value: Value, as severity: Diagnostic.Severity) {
        // An example is `title: [Bonus]`.
        let isText = wants == "a text" && (value.list != nil || value.entries != nil)
        let hint = severity == .error ? "correct the value or remove the key" : "the value is ignored; correct it"
        report(
            severity, "frontmatter.wrong-type", "'\(key.rawValue)' must be \(wants), not \(value.summary)",
            hint: isText ? "put the value in quotes if it is text" : hint, at: value.position)
    }
}

extension Value {
    /// Whether the value is present but empty.
    var isEmpty: Bool {
        switch kind {
        case .null: true
        case .scalar(let scalar): scalar.text.trimmingBlanks.isEmpty
        case .list(let values): values.allSatisfy(\.isEmpty)
        case .map(let entries): entries.isEmpty
        }
    }
}
