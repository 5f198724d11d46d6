import SiteDiagnostics
import SiteMarkdown

/// A map with checked keys.
struct LayoutFields {
    /// The subject of the map in messages: `a group`.
    let owner: String
    let position: SourcePosition
    /// Known keys that a misspelled key probably means. They are not reported as missing.
    let misspelt: Set<String>
    private let entries: [String: Entry]

    init(owner: String, position: SourcePosition, entries: [Entry], misspelt: Set<String>) {
        self.owner = owner
        self.position = position
        self.misspelt = misspelt
        // The YAML parser has checked that keys are unique.
        self.entries = Dictionary(entries.map { ($0.key, $0) }) { _, last in last }
    }

    /// The entry of a key. A key without a value counts as absent.
    subscript(_ key: String) -> Entry? {
        entries[key].flatMap { $0.value.isNull ? nil : $0 }
    }
}

extension LayoutReader {
    /// Reads a map and reports its unknown keys.
    mutating func fields(of value: Value, _ owner: String, _ table: KeyTable) -> LayoutFields? {
        let known = table.names
        let keys = known.joined(separator: ", ")
        guard let entries = value.entries else {
            report(
                .error, "wrong-type", "\(owner) must be a map of keys, not \(value.summary)",
                hint: "\(owner) has \(keys)", at: value.position)
            return nil
        }
        var misspelt: Set<String> = []
        for entry in entries where !known.contains(entry.key) {
            let meant = suggestion(for: entry.key, among: known)
            if let meant { misspelt.insert(meant) }
            report(
                .error, "unknown-key",
                "unknown key '\(entry.key)'" + (meant.map { " (did you mean '\($0)'?)" } ?? ""),
                hint: "\(owner) has \(keys)", at: entry.keyPosition)
        }
        return LayoutFields(owner: owner, position: value.position, entries: entries, misspelt: misspelt)
    }

    mutating func required(_ key: String, of fields: LayoutFields) -> Value? {
        if let entry = fields[key] { return entry.value }
        if fields.misspelt.contains(key) { return nil }
        report(
            .error, "missing-key", "\(fields.owner) has no '\(key)'", hint: "add '\(key)'", at: fields.position)
        return nil
    }

    /// Reads an optional key, whose value may be a switch on the width.
    mutating func optional<Result>(
        _ key: String, of fields: LayoutFields, default otherwise: Result, _ widths: WidthSet,
        _ read: (inout LayoutReader, Value) -> Result?
    ) -> PerWidth<Result>? {
        guard let entry = fields[key] else { return PerWidth(otherwise) }
        return perWidth(entry.value, widths) { reader, value, _ in read(&reader, value).map { PerWidth($0) } }
    }
}
