import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

/// Converts a value with positions to a layout. It continues after a problem, so that all are reported. A part with an
/// error is `nil`.
struct LayoutReader {
    let source: SourceText
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var holes: [Range<Int>] = []
    /// The size classes to read for.
    let classes: SizeClasses
    /// The size classes that lead to the current branch.
    var possible = SizeClasses.allCases
    /// Whether the layout has a switch on size classes.
    var usesSizeClasses = false
    /// The container widths to read for, in thousandths of an em of the root's text.
    let ems: Range<Int>
    /// The widths that lead to the current branch, in thousandths of an em.
    var possibleEms = WidthSet.all
    /// The widths in em that switches distinguish, in thousandths, with the first key that names each.
    private(set) var textThresholds: [Int: SourcePosition] = [:]

    init(source: SourceText, classes: SizeClasses, ems: Range<Int>) {
        self.source = source
        self.classes = classes
        self.ems = ems
    }

    /// Reads a file, or `layout:` of a section in front matter.
    mutating func layout(_ value: Value) -> LayoutReading? {
        guard let fields = fields(of: value, "a layout", .layout) else { return nil }
        let description = fields["description"].flatMap { text($0.value, "description") }
        let cells = optional("cell", of: fields, default: nil, .all) { reader, value in
            reader.kindName(value).map { CellChoice(name: $0, position: value.position) as CellChoice? }
        }
        guard let section = required("section", of: fields) else { return nil }
        guard let sections = perWidth(section, .all, { $0.section($1, $2) }), let cells else { return nil }
        return LayoutReading(description: description, sections: sections.merged, holes: holes, cells: cells)
    }

    // MARK: Reports

    mutating func note(hole: Range<Int>) { holes.append(hole) }

    mutating func note(textThreshold: Int, at position: SourcePosition) {
        if textThresholds[textThreshold] == nil { textThresholds[textThreshold] = position }
    }

    mutating func report(
        _ severity: Diagnostic.Severity, _ id: String, _ message: String, hint: String, at position: SourcePosition
    ) {
        diagnostics.append(
            Diagnostic(severity, id: "layout.\(id)", message, hint: hint, in: source, at: position))
    }

    mutating func wrongType(_ value: Value, _ name: String, is type: String, hint: String) {
        report(.error, "wrong-type", "'\(name)' must be \(type), not \(value.summary)", hint: hint, at: value.position)
    }
}
