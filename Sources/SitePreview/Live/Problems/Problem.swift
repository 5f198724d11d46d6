import SiteDiagnostics

/// A diagnostic as open pages show it: with the lines around its place.
struct Problem: Hashable, Sendable, Encodable {
    var severity: String
    /// `Content/index.md:3:5`; empty when no file is to blame.
    var place: String
    var path: String?
    var message: String
    var id: String
    var hint: String?
    /// How many like it are not shown.
    var leftOut: Int
    /// Says so; `nil` where none is left out.
    var more: String?
    var lines: [SourceExcerpt.Line] = []
    /// The number of the line that is to blame.
    var line: Int?
    /// What is to blame in it, in UTF-16 units as scripts count.
    var start: Int?
    var end: Int?

    /// - Parameter site: the folder in which files are looked for that diagnostics name.
    init(_ shown: ShownDiagnostic, site: String) {
        let diagnostic = shown.diagnostic
        leftOut = shown.leftOut
        more = shown.more
        severity = diagnostic.severity.rawValue
        let position = diagnostic.position
        place = [diagnostic.path, position.map { "\($0.line):\($0.column)" }].compactMap(\.self).joined(separator: ":")
        path = diagnostic.path
        message = diagnostic.message
        id = diagnostic.id
        hint = diagnostic.hint
        guard let position, let excerpt = SourceExcerpt(diagnostic, site: site) else { return }
        lines = excerpt.lines
        line = position.line
        start = excerpt.marked.lowerBound
        end = excerpt.marked.upperBound
    }
}
