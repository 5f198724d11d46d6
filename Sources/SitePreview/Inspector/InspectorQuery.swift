import CompositionalLayout
import SiteEpisodes

/// A query of the inspector: `width=1260&height=900&text=1600&measured=…&page=/library/`.
///
/// The path comes last and is not encoded, because an address may contain all characters of a query.
struct InspectorQuery: Hashable, Sendable {
    var page: RequestPath
    /// The width of the layout's element, in whole CSS px.
    var width: Int
    /// The height of the window, in CSS px.
    var height: Double
    /// The font size of the page's root as a factor of the standard one. The query has it in hundredths of a CSS px.
    var textScale = 1.0
    /// The sizes measured by the browser. Empty for estimates.
    var measures: [MeasuredSection]

    /// The valid widths and heights. They exceed all screens, and the solver's work does not depend on them.
    private static let sides = 1...100_000

    /// Fails if the text is not such a query.
    init?(_ query: String) {
        guard let range = query.firstRange(of: "&page="),
            let page = RequestPath(encoded: String(query[range.upperBound...]))
        else { return nil }
        var values: [Substring: Substring] = [:]
        for field in query[..<range.lowerBound].split(separator: "&", omittingEmptySubsequences: false) {
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, values.updateValue(parts[1], forKey: parts[0]) == nil else { return nil }
        }
        guard Set(values.keys).isSubset(of: ["width", "height", "text", "measured"]),
            let width = values["width"].flatMap({ Int($0) }), Self.sides.contains(width),
            let height = values["height"].flatMap({ Int($0) }), Self.sides.contains(height)
        else { return nil }
        if let text = values["text"] {
            guard let size = Int(text), Self.sides.contains(size) else { return nil }
            textScale = Double(size) / 100 / LengthUnits.standardEm
        }
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
