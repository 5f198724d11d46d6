import CompositionalLayout
import SiteEpisodes

/// What the inspector asks of the preview: `width=1260&height=900&measured=…&page=/library/`.
///
/// The path goes last and as it is, since an address may hold any of a query's own characters.
struct InspectorQuery: Hashable, Sendable {
    var page: RequestPath
    /// Of the layout's element, whole CSS px.
    var width: Int
    /// Of the window, CSS px.
    var height: Double
    /// What the browser has measured; empty for estimates.
    var measures: [MeasuredSection]

    /// More than any screen has; the solver's work grows with neither.
    private static let sides = 1...100_000

    /// `nil` for what is not such a query.
    init?(_ query: String) {
        guard let range = query.firstRange(of: "&page="),
            let page = RequestPath(encoded: String(query[range.upperBound...]))
        else { return nil }
        var values: [Substring: Substring] = [:]
        for field in query[..<range.lowerBound].split(separator: "&", omittingEmptySubsequences: false) {
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, values.updateValue(parts[1], forKey: parts[0]) == nil else { return nil }
        }
        guard Set(values.keys).isSubset(of: ["width", "height", "measured"]),
            let width = values["width"].flatMap({ Int($0) }), Self.sides.contains(width),
            let height = values["height"].flatMap({ Int($0) }), Self.sides.contains(height)
        else { return nil }
        measures = []
        if let measured = values["measured"] {
            guard let read = MeasuredSection.read(measured) else { return nil }
            measures = read
        }
        self.page = page
        self.width = width
        self.height = Double(height)
    }
}
