/// A page that listens: where it is, and what it was when it was loaded.
struct OpenPage: Hashable, Sendable {
    var path: RequestPath
    /// The generation it was loaded from.
    var generation: String

    /// From the query that the preview's script sends: `generation=1f3a&page=/episodes/a/`. The path goes last and as it is,
    /// since an address may hold any of a query's own characters.
    init?(query: String) {
        guard let range = query.firstRange(of: "&page="), query.hasPrefix("generation="),
            let path = RequestPath(encoded: String(query[range.upperBound...]))
        else { return nil }
        self.path = path
        generation = String(query[..<range.lowerBound].dropFirst("generation=".count))
    }
}
