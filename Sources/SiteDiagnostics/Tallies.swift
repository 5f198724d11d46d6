/// Counts of named things, with an example of each.
package struct Tallies: Hashable, Sendable {
    package struct Row: Hashable, Encodable, Sendable {
        package let name: String
        package var count = 0
        /// The first value or path, on one short line.
        package var example: String?
    }

    private var byName: [String: Row] = [:]

    package init() {}

    package mutating func add(_ name: String, example: String? = nil) {
        byName[name, default: Row(name: name)].count += 1
        if byName[name]?.example == nil { byName[name]?.example = example.map(Self.short) }
    }

    package var counts: [String: Int] { byName.mapValues(\.count) }

    package var total: Int { byName.values.reduce(0) { $0 + $1.count } }

    /// The most frequent first.
    package var rows: [Row] { byName.values.sorted { ($1.count, $0.name) < ($0.count, $1.name) } }

    private static func short(_ text: String) -> String {
        let line = text.split { $0.isNewline }.first.map(String.init) ?? ""
        return line.count > 60 ? line.prefix(59) + "…" : line
    }
}
