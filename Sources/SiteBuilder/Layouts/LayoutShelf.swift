import CompositionalLayout
import GridCSS
import SiteDiagnostics
import SiteMarkdown
import SiteTheming

/// Returns the section for a container. It comes from a layout file or from Swift code.
public typealias SectionProvider = @Sendable (LayoutEnvironment) -> LayoutSection?

/// The layouts that a site can use by name: those of its theme and those in Swift code.
struct LayoutShelf: Sendable {
    struct Entry: Sendable {
        let provider: SectionProvider
        /// The cell design at a container size.
        let cell: @Sendable (LayoutEnvironment) -> CellChoice?
        let origin: LayoutOrigin
        /// The widths that its ranges do not cover. It is `nil` for a layout in Swift, whose gaps are found by solving
        /// it.
        let holes: [Range<Int>]?
        /// The facts about entries that the cells depend on at some of these widths.
        let askedFacts: @Sendable (IntervalFinder) -> AskedFacts

        init(_ provider: @escaping SectionProvider, _ origin: LayoutOrigin) {
            self.provider = provider
            cell = { _ in nil }
            self.origin = origin
            holes = nil
            askedFacts = { finder in
                var names: Set<String> = []
                let questions = ItemQuestions()
                for finder in finder.variants(of: provider).variants.map(\.finder) {
                    for width in finder.widths where !questions.hasAny {
                        var environment = finder.environment.layoutEnvironment(width: Double(width))
                        environment.questions = questions
                        names.formUnion(provider(environment)?.group.askedFacts ?? [])
                    }
                }
                return questions.hasAny ? .all : .named(names)
            }
        }

        init(_ layout: LayoutFile, _ origin: LayoutOrigin) {
            provider = { layout.section(for: $0) }
            cell = { layout.cell(for: $0) }
            self.origin = origin
            holes = layout.holes
            let names = layout.askedFacts
            askedFacts = { _ in .named(names) }
        }
    }

    /// The name of the theme.
    let theme: String
    private var entries: [String: Entry] = [:]
    /// The names of layouts whose files have errors that are already reported.
    private var unusable: Set<String> = []
    /// The names of the layouts in Swift.
    private let providers: Set<String>
    /// Problems in all layout files of the theme, used or not.
    private(set) var diagnostics: [Diagnostic] = []
    /// The thresholds of the size classes.
    let sizeClasses: SizeClassThresholds
    /// The names of the theme's templates.
    let templates: Set<String>
    /// The theme's cell designs.
    let cells: [String: CellDesign]

    init(theme: Theme, providers: [String: SectionProvider]) {
        self.theme = theme.manifest.name
        sizeClasses = theme.manifest.surroundings.sizeClasses
        cells = theme.cells
        templates = theme.templates.names
        self.providers = Set(providers.keys)
        for (name, source) in theme.layoutSources.sorted(by: { $0.key < $1.key }) {
            let (layout, problems) = LayoutFile.read(source, name: name)
            diagnostics += problems
            guard let layout, let value = YAML.parse(source).value else {
                unusable.insert(name)
                continue
            }
            let origin = LayoutOrigin(name: "layout '\(name)'", in: source, value, thresholds: sizeClasses)
            entries[name] = Entry(layout, origin)
        }
        for (name, provider) in providers {
            entries[name] = Entry(provider, LayoutOrigin(name: "layout '\(name)'"))
        }
    }

    var names: [String] { entries.keys.sorted() }

    subscript(_ name: String) -> Entry? { entries[name] }

    /// Whether a layout has this name, even if its file has errors.
    func has(_ name: String) -> Bool { entries[name] != nil || unusable.contains(name) }

    /// The use to share between both reading directions. A layout file does not depend on the direction. Swift code
    /// can.
    func shared(_ use: LayoutUse) -> LayoutUse {
        if case .named(let name) = use.base, providers.contains(name) { return use }
        return use.inAnyDirection
    }
}
