import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown
import SiteTheming

/// Answers with the description of a section for a container; a layout file's, or Swift code's.
public typealias SectionProvider = @Sendable (LayoutEnvironment) -> LayoutSection?

/// The layouts that a site can use by name: those of its theme, and those that Swift code adds or replaces.
struct LayoutShelf: Sendable {
    struct Entry: Sendable {
        let provider: SectionProvider
        /// The design of the cells.
        let cell: @Sendable (LayoutEnvironment) -> CellChoice?
        let origin: LayoutOrigin
        /// What its ranges leave out; `nil` for layouts made in Swift, which have to be asked.
        let holes: [Range<Int>]?

        init(_ provider: @escaping SectionProvider, _ origin: LayoutOrigin) {
            self.provider = provider
            cell = { _ in nil }
            self.origin = origin
            holes = nil
        }

        init(_ layout: LayoutFile, _ origin: LayoutOrigin) {
            provider = { layout.section(for: $0) }
            cell = { layout.cell(for: $0) }
            self.origin = origin
            holes = layout.holes
        }
    }

    private var entries: [String: Entry] = [:]
    /// Names of the layouts whose files cannot be used, which has been said.
    private var unusable: Set<String> = []
    /// Names of the layouts made in Swift.
    private let providers: Set<String>
    /// What is wrong with the theme's layout files, used or not.
    private(set) var diagnostics: [Diagnostic] = []
    /// Where size classes begin.
    let sizeClasses: SizeClassThresholds
    /// Names of the theme's templates.
    let templates: Set<String>
    /// The theme's designs of cells.
    let cells: [String: CellDesign]

    init(theme: Theme, providers: [String: SectionProvider]) {
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

    /// Whether there is a layout of that name, if only one that cannot be used.
    func has(_ name: String) -> Bool { entries[name] != nil || unusable.contains(name) }

    /// Layout files know no direction, so pages of both share one set of rules. Swift code may answer either with
    /// something else.
    func shared(_ use: LayoutUse) -> LayoutUse {
        if case .named(let name) = use.base, providers.contains(name) { return use }
        return use.inAnyDirection
    }
}
