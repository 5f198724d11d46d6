import CompositionalLayout
import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import SiteTheming

/// One place that asks for a layout.
struct LayoutRequest: Sendable {
    private(set) var use: LayoutUse
    let reference: LayoutReference
    /// The file that asks; `nil` for pages that no file stands for.
    let source: SourceText?
    /// Where in the file; `nil` for what the file leaves open.
    let position: SourcePosition?

    /// - Parameter source: the file that holds the plan.
    init(_ plan: SectionPlan, in source: SourceText?) {
        self.init(plan.layout, hasHeader: plan.hasHeader, spacer: plan.spacer, in: source, at: plan.position)
    }

    /// What the theme says about a list that names no layout.
    ///
    /// - Parameter subject: what is listed, in the words of ``ThemeManifest/layouts``.
    init(listOf subject: String, hasHeader: Bool = false, spacer: Double? = nil, in theme: ThemeManifest) {
        let layout = theme.layouts[subject] ?? .named("feed", position: nil)
        self.init(layout, hasHeader: hasHeader, spacer: spacer, in: theme.source, at: nil)
    }

    private init(
        _ layout: LayoutReference, hasHeader: Bool, spacer: Double?, in source: SourceText?,
        at position: SourcePosition?
    ) {
        use = LayoutUse(base: layout.base, hasHeader: hasHeader, spacer: spacer)
        reference = layout
        self.source = source
        self.position = position
    }

    /// The same layout as a split page uses it.
    func adapted(to split: PageSplit?) -> LayoutRequest {
        guard let split else { return self }
        var request = self
        request.use.pinsHeader = split.pinsHeaders && use.hasHeader
        request.use.normalizesLineHeight = split.normalizesLineHeight
        return request
    }

    /// The same layout in a page that is read in a direction.
    func read(_ direction: LayoutTraits.LayoutDirection) -> LayoutRequest {
        var request = self
        request.use.direction = direction
        return request
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
            return (nil, shelf.has(name) ? [] : [unknown(name, at: position ?? self.position, shelf: shelf)])
        case .inline(let value):
            guard let source else { return (nil, []) }
            let (layout, problems) = LayoutFile.read(value, in: source, name: "inline")
            let origin = LayoutOrigin(name: "this layout", in: source, value, thresholds: shelf.sizeClasses)
            return (layout.map { LayoutShelf.Entry($0, origin) }, problems)
        }
    }

    private func unknown(_ name: String, at position: SourcePosition?, shelf: LayoutShelf) -> Diagnostic {
        let meant = suggestion(for: name, among: shelf.names).map { " (did you mean '\($0)'?)" } ?? ""
        let add = "add layouts/\(name).yml to the theme"
        var diagnostic = Diagnostic(
            .error, id: "layout.unknown", "there is no layout '\(name)'\(meant)",
            hint: shelf.names.isEmpty ? add : "known layouts: \(shelf.names.joined(separator: ", ")); or \(add)",
            path: source?.path, position: position)
        diagnostic.excerpt = position.flatMap { source?.excerpt(at: $0) }
        return diagnostic
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
