import SiteDiagnostics
import SiteMarkdown

/// A map of front matter or of a data file, read key by key; collects what is wrong with it.
///
/// A key without a value (`youtube:`, `""`, `[]`) counts as absent.
struct Fields<Key: FieldKey> {
    let source: SourceText
    private(set) var entries: [Key: [Entry]] = [:]
    /// Keys that mean nothing here, for the caller to report.
    private(set) var unknown: [Entry] = []
    var diagnostics: [Diagnostic] = []
    /// Keys whose value a comment takes away, and places of values that it takes a part of.
    private var cutKeys: Set<Key> = []
    private var cutPlaces: Set<SourcePosition> = []

    init(_ value: Value?, in source: SourceText) {
        self.source = source
        for entry in value?.entries ?? [] {
            guard let key = Key.names.key(for: entry.key) else {
                unknown.append(entry)
                continue
            }
            if !entry.value.isEmpty { entries[key, default: []].append(entry) }
            if entry.value.isCut {
                cutKeys.insert(key)
                cutPlaces.insert(entry.value.position)
            }
            if case .list(let elements) = entry.value.kind {
                for element in elements where element.isCut { cutPlaces.insert(element.position) }
            }
        }
    }

    func has(_ key: Key) -> Bool { entries[key] != nil }

    /// The same, or a comment has taken its value away, which has been reported.
    func isWritten(_ key: Key) -> Bool { has(key) || cutKeys.contains(key) }

    /// The value of a key. Of several keys that mean the same, the name we teach counts, else the first one.
    mutating func value(_ key: Key) -> Value? {
        guard let found = entries[key], let first = found.first else { return nil }
        if found.count == 1 { return first.value }
        let chosen = found.first { Key.names.isTaught($0.key) } ?? first
        for other in found where other.keyPosition != chosen.keyPosition {
            report(
                .warning, "frontmatter.same-meaning",
                "'\(other.key)' means the same as '\(chosen.key)', which counts", hint: "remove one of the two",
                at: other.keyPosition)
        }
        return chosen.value
    }

    /// All values of a key and its synonyms, for keys that take a list.
    func values(_ key: Key) -> [Value] { entries[key]?.map(\.value) ?? [] }

    /// Says what is wrong at a place. What is wrong with a value that a comment cuts follows from that, unless it stops the build.
    mutating func report(
        _ severity: Diagnostic.Severity, _ id: String, _ message: String, hint: String? = nil,
        at position: SourcePosition
    ) {
        if severity < .error, cutPlaces.contains(position) { return }
        diagnostics.add(Diagnostic(severity, id: id, message, hint: hint, in: source, at: position))
    }

    /// Says that a value is not what its key wants. A warning where the episode does without, an error where it would
    /// stand in the wrong place or be seen too early.
    mutating func reportWrongType(_ key: Key, wants: String, _ value: Value, as severity: Diagnostic.Severity) {
        // `title: [Bonus]`
        let isText = wants == "a text" && (value.list != nil || value.entries != nil)
        let hint = severity == .error ? "correct the value or remove the key" : "the value is ignored; correct it"
        report(
            severity, "frontmatter.wrong-type", "'\(key.rawValue)' wants \(wants), this is \(value.summary)",
            hint: isText ? "put the value in quotes if it is text" : hint, at: value.position)
    }
}

extension Value {
    /// Written, but with nothing in it.
    var isEmpty: Bool {
        switch kind {
        case .null: true
        case .scalar(let scalar): scalar.text.trimmingBlanks.isEmpty
        case .list(let values): values.allSatisfy(\.isEmpty)
        case .map(let entries): entries.isEmpty
        }
    }
}
