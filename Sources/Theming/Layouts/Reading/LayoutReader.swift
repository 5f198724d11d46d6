import CompositionalLayout
import Diagnostics
import Markdown

/// Turns a positioned value into layout descriptions. Reads on after a problem, so that all are reported at once; what could
/// not be read is `nil`.
struct LayoutReader {
    let source: SourceText
    private(set) var diagnostics: [Diagnostic] = []

    init(source: SourceText) { self.source = source }

    /// A whole file, or `layout:` of a section in front matter.
    mutating func layout(_ value: Value) -> (description: String?, sections: PerWidth<LayoutSection>)? {
        guard let fields = fields(of: value, "a layout", known: ["description", "section"]) else { return nil }
        let description = fields["description"].flatMap { text($0.value, "description") }
        guard let section = required("section", of: fields) else { return nil }
        guard let sections = perWidth(section, .all, { $0.section($1, $2) }) else { return nil }
        return (description, sections.merged)
    }

    // MARK: Reports

    mutating func report(
        _ severity: Diagnostic.Severity, _ id: String, _ message: String, hint: String, at position: SourcePosition
    ) {
        diagnostics.append(
            Diagnostic(severity, id: "layout.\(id)", message, hint: hint, in: source, at: position))
    }

    mutating func wrongType(_ value: Value, _ name: String, is type: String, hint: String) {
        report(.error, "wrong-type", "'\(name)' is \(type), not \(value.summary)", hint: hint, at: value.position)
    }
}
