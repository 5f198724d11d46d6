import CompositionalLayout
import GridCSS
import LayoutInspection
import SiteDiagnostics
import SiteMarkdown
import SiteTheming

/// The place in a file where a layout is written, for messages.
struct LayoutOrigin: Sendable {
    /// The layout's name in messages: `layout 'mosaic'` or `this layout`.
    let name: String
    /// The file and the source map, or `nil` for a layout in Swift.
    private let written: (source: SourceText, places: LayoutSourceMap)?

    /// The file's path, or `nil` for a layout in Swift.
    var path: String? { written?.source.path }

    init(name: String, in source: SourceText, _ layout: Value, thresholds: SizeClassThresholds) {
        self.name = name
        written = (source, LayoutSourceMap(layout, thresholds: thresholds))
    }

    init(name: String) {
        self.name = name
        written = nil
    }

    var source: SourceText? { written?.source }

    /// The positions of the layout's parts, or `nil` for a layout in Swift.
    var places: LayoutSourceMap? { written?.places }

    /// The position at which a kind of items is named.
    func place(ofKind kind: String, in key: String) -> SourcePosition {
        written?.places.kind(kind, in: key) ?? .start
    }

    /// - Parameter section: the layout's section at the first width of the finding.
    func diagnostic(_ finding: Finding, in section: LayoutSection?) -> Diagnostic {
        let (id, message, hint) = finding.sentences(layout: name)
        guard let written else { return Diagnostic(finding.severity, id: id, message, hint: hint) }
        let place = place(of: finding, in: section, written.places)
        return Diagnostic(finding.severity, id: id, message, hint: hint, in: written.source, at: place)
    }

    private func place(of finding: Finding, in section: LayoutSection?, _ places: LayoutSourceMap) -> SourcePosition {
        let condition = finding.condition
        let places = places.inWindow(
            isCompact: condition.heightBelow != nil, widthInEms: condition.followsText ? condition.ems : nil)
        guard case .problem(let problem) = finding.kind else { return places.group(at: finding.widths.lowerBound) }
        return place(of: problem, in: section, places)
    }

    func diagnostic(unknownCell cell: CellChoice, known: [String]) -> Diagnostic {
        let meant = suggestion(for: cell.name, among: known).map { " (did you mean '\($0)'?)" } ?? ""
        let add = "add cells/\(cell.name).css to a theme of your own"
        let hint = known.isEmpty ? add : "known designs: \(known.joined(separator: ", ")); or \(add)"
        let message = "there is no cell design '\(cell.name)'\(meant)"
        guard let written else { return Diagnostic(.error, id: "layout.unknown-cell", message, hint: hint) }
        return Diagnostic(
            .error, id: "layout.unknown-cell", message, hint: hint, in: written.source, at: cell.position)
    }

    private func place(
        of problem: SectionStyle.Problem, in section: LayoutSection?, _ places: LayoutSourceMap
    ) -> SourcePosition {
        let width = problem.lowerBound
        guard case .layout(let cause) = problem.cause, let section else { return places.group(at: width) }
        switch (cause.kind, cause.group) {
        case (.noRoom, nil): return places.sectionInsets(at: width)
        case (.noRoom, let group?): return places.insets(of: group, in: section, at: width)
        case (.cannotFit, let group?): return places.firstSize(in: group, in: section, at: width)
        case (.tailMismatch(let remainder, _), _): return places.tail(remainder, at: width)
        default: return places.group(at: width)
        }
    }
}
