import CompositionalLayout
import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import SiteTheming

/// A place in the content or theme that asks for a layout.
struct LayoutRequest: Sendable {
    private(set) var use: LayoutUse
    let reference: LayoutReference
    /// The file that asks, or `nil` if the page has no file.
    let source: SourceText?
    /// The position in the file, or `nil` if the file does not name a layout.
    let position: SourcePosition?

    /// - Parameter source: the file that holds the plan.
    init(_ plan: SectionPlan, in source: SourceText?) {
        self.init(plan.layout, hasHeader: plan.hasHeader, spacer: plan.spacer, in: source, at: plan.position)
    }

    /// The theme's layout for a list that names none.
    ///
    /// - Parameter subject: the kind of list, as in ``ThemeManifest/layouts``.
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

    /// The same layout as it is used on a split page.
    func adapted(to split: PageSplit?) -> LayoutRequest {
        guard let split else { return self }
        var request = self
        request.use.pinsHeader = split.pinsHeaders && use.hasHeader
        request.use.normalizesLineHeight = split.normalizesLineHeight
        return request
    }

    /// The same layout for a page with the given reading direction.
    func read(_ direction: LayoutTraits.LayoutDirection) -> LayoutRequest {
        var request = self
        request.use.direction = direction
        return request
    }

    /// The same layout for a section whose entries have these facts.
    func showing(_ items: [ItemFacts]) -> LayoutRequest {
        var request = self
        request.use.items = items
        return request
    }

    /// The layout's name, which themes can style by, or `nil` if it has none.
    var layoutName: String? {
        if case .named(let name, _) = reference { name } else { nil }
    }

    /// The layout, or `nil` if it does not exist, with diagnostics.
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
        let add = "add layouts/\(name).yml to a theme of your own"
        var diagnostic = Diagnostic(
            .error, id: "layout.unknown", "theme '\(shelf.theme)' has no layout '\(name)'\(meant)",
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
