import SiteArtwork
import SiteEpisodes
import SitePublishing
import SiteTheming

/// Settings of one build.
public struct BuildOptions: Sendable {
    /// The public address of the site. It overrides `base` in `site.yml`.
    public var base: BaseAddress?
    /// The rules that decide which episodes are published.
    public var rules: PublicationRules
    /// Whether warnings are treated as errors.
    public var isStrict: Bool
    /// The policy for published episodes that differ from the ledger.
    public var ledgerChanges = LedgerChanges.refused
    /// The number of parallel tasks.
    public var jobs: Int
    /// The folder for pictures that later builds reuse, created when needed. If `nil`, nothing is kept.
    public var cacheFolder: String?
    /// The sources as they were found before this build. If `nil`, the build looks through the folders itself.
    public var inputs: BuildInputs?
    /// Whether the parsed texts are kept for the next build in the same process.
    var remembersTexts = false
    /// Whether each page records its dependencies.
    var recordsDependencies = false
    /// A folder for a temporary file that holds finished pages until they are published. Pages stay in memory if it is
    /// `nil` or full.
    public var spoolFolder: String?
    /// The library that makes pictures, loaded on first use. It is `nil` if the machine has none.
    package var imageLibrary: ImageLibrary? {
        get { ownImageLibrary ?? ImageLibrary.shared }
        set { ownImageLibrary = .some(newValue) }
    }
    private var ownImageLibrary: ImageLibrary??
    /// Identifies the program, so that the build after an update does not reuse old results. Only a build with this
    /// value can skip its work if nothing has changed, see ``Site/build(into:keepsLedgerBecause:report:)``.
    public var program: String?
    /// The theme's name. It overrides `theme` in `site.yml`.
    public var theme: String?
    /// Whether the build makes social cards and icons. A preview does not need them.
    public var makesCardsAndIcons = true
    /// The path at which the host serves the site, such as `/` or `/sub/`. If `nil`, it is the path of the public
    /// address.
    public var hostPath: String?
    /// The folders that may hold the built-in themes, the preferred one first.
    public var builtInThemes: [String]
    /// The built-in themes that the program contains, by name. They are used if none of ``builtInThemes`` exists.
    public var embeddedThemes: [String: ThemeFolder] = [:]

    public init(
        rules: PublicationRules, base: BaseAddress? = nil, isStrict: Bool = false, jobs: Int = 1,
        cacheFolder: String? = nil, builtInThemes: [String]
    ) {
        self.rules = rules
        self.base = base
        self.isStrict = isStrict
        self.jobs = jobs
        self.cacheFolder = cacheFolder
        self.builtInThemes = builtInThemes
    }
}
