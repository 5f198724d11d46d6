import Diagnostics
import Episodes
import Markdown
import Theming

/// One place that asks for a layout.
struct LayoutRequest: Sendable {
    let use: LayoutUse
    let reference: LayoutReference
    /// The file that asks; `nil` for pages that no file stands for.
    let source: SourceText?
    /// Where in the file.
    let position: SourcePosition

    init(_ plan: SectionPlan, in source: SourceText?) {
        use = LayoutUse(base: plan.layout.base, hasHeader: plan.hasHeader, spacer: plan.spacer)
        reference = plan.layout
        self.source = source
        position = plan.position
    }

    /// A list without a header, as on the page of a tag.
    init(list layout: String) {
        reference = .named(layout, position: nil)
        use = LayoutUse(base: .named(layout), hasHeader: false, spacer: nil)
        source = nil
        position = .start
    }

    /// For themes that style by layout; `nil` for a layout that has no name.
    var layoutName: String? {
        if case .named(let name, _) = reference { name } else { nil }
    }

    /// The layout, unless there is none, and what there is to say about it.
    func resolved(from shelf: LayoutShelf) -> (layout: LayoutShelf.Entry?, diagnostics: [Diagnostic]) {
        switch reference {
        case .named(let name, let position):
            if let layout = shelf[name] { return (layout, []) }
            return (nil, [unknown(name, at: position ?? self.position, shelf: shelf)])
        case .inline(let value):
            guard let source else { return (nil, []) }
            let (layout, problems) = LayoutFile.read(value, in: source, name: "inline")
            let origin = LayoutOrigin(name: "of this section", source: source, value: value)
            return (layout.map { layout in LayoutShelf.Entry({ layout.section(for: $0) }, origin) }, problems)
        }
    }

    private func unknown(_ name: String, at position: SourcePosition, shelf: LayoutShelf) -> Diagnostic {
        let meant = suggestion(for: name, among: shelf.names).map { " (did you mean '\($0)'?)" } ?? ""
        let message = "there is no layout '\(name)'\(meant)"
        let hint = "layouts of the theme are \(shelf.names.joined(separator: ", "))"
        guard let source else { return Diagnostic(.error, id: "layout.unknown", message, hint: hint) }
        return Diagnostic(.error, id: "layout.unknown", message, hint: hint, in: source, at: position)
    }
}

extension LayoutReference {
    var base: LayoutUse.Base {
        switch self {
        case .named(let name, _): .named(name)
        case .inline(let value): .inline(value.fingerprint)
        }
    }
}
