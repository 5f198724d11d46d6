/// An open page that receives events: its address and its state when it was loaded.
struct OpenPage: Hashable, Sendable {
    var path: RequestPath
    /// The generation from which it was loaded.
    var generation: String

    /// Reads the query of the preview's script: `generation=1f3a&page=/episodes/a/`. The path comes last and is not
    /// encoded, because an address may contain all characters of a query.
    init?(query: String) {
        guard let range = query.firstRange(of: "&page="), query.hasPrefix("generation="),
            let path = RequestPath(encoded: String(query[range.upperBound...]))
        else { return nil }
        self.path = path
        generation = String(query[..<range.lowerBound].dropFirst("generation=".count))
    }
}
