import SiteDiagnostics

/// A diagnostic for open pages, with the source lines around its position.
struct Problem: Hashable, Sendable, Encodable {
    var severity: String
    /// The position, such as `Content/index.md:3:5`, empty if there is no file.
    var place: String
    var path: String?
    var message: String
    var id: String
    var hint: String?
    /// The number of similar diagnostics that are not shown.
    var leftOut: Int
    /// A text about these, or `nil` if there are none.
    var more: String?
    var lines: [SourceExcerpt.Line] = []
    /// The number of the line with the problem.
    var line: Int?
    /// The offset of the problem in its line, in UTF-16 units as in scripts.
    var start: Int?
    var end: Int?

    /// - Parameter site: the folder that contains the files that diagnostics name.
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
