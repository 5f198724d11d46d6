import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

extension LayoutReader {
    /// Reads groups for the last items, by their number: `{ 1: …, 2: … }`. A switch may be around the map or in it.
    /// Keys that are plain numbers are not widths here.
    mutating func tails(_ value: Value, _ widths: WidthSet) -> PerWidth<[Int: LayoutGroup]>? {
        func isRange(_ key: String) -> Bool { Int(key) == nil && WidthRange.looksLikeRange(key) }
        return perWidth(value, widths, isRange: isRange) { reader, value, widths in
            reader.tailMap(value, widths)
        }
    }

    private mutating func tailMap(_ value: Value, _ widths: WidthSet) -> PerWidth<[Int: LayoutGroup]>? {
        guard let entries = value.entries else {
            wrongType(
                value, "tails", is: "a map from numbers of items to groups", hint: "write '1:' and a group below it")
            return nil
        }
        var groups: [(count: Int, group: PerWidth<LayoutGroup>?)] = []
        for entry in entries {
            let group = perWidth(entry.value, widths) { $0.group($1, $2) }
            if let count = Int(entry.key), count > 0 {
                groups.append((count, group))
                continue
            }
            report(
                .error, "invalid-tail", "'\(entry.key)' is not a number of last items",
                hint: "write the number of items in the last group: 1, 2, …", at: entry.keyPosition)
            groups.append((0, nil))
        }
        let read = groups.compactMap { one in one.group.map { (one.count, $0) } }
        guard read.count == groups.count else { return nil }
        return PerWidth(from: read.flatMap(\.1.starts)) { width in
            Dictionary(read.map { ($0, $1[width]) }) { _, last in last }
        }
    }
}
