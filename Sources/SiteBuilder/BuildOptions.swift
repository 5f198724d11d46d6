import SiteArtwork
import SiteEpisodes
import SitePublishing
import SiteTheming

/// What may differ from one build of a site to the next.
public struct BuildOptions: Sendable {
    /// The public address; counts instead of the one in `site.yml`.
    public var base: BaseAddress?
    /// What counts as published.
    public var rules: PublicationRules
    /// Warnings are errors.
    public var isStrict: Bool
    /// What happens when published episodes are no longer as the ledger remembers them.
    public var ledgerChanges = LedgerChanges.refused
    /// How many things are done at a time.
    public var jobs: Int
    /// Where files made from pictures are kept for the next build; `nil` for nowhere. Made when it is needed.
    public var cacheFolder: String?
    /// The sources, where somebody has looked at them for this build: their folders are not looked through again.
    public var inputs: BuildInputs?
    /// Whether the next build of the same process is to know what each text says by itself.
    var remembersTexts = false
    /// Whether pages say what they are made from.
    var recordsDependencies = false
    /// A folder for a nameless file that holds finished pages until they are published. Where it is `nil` or full, memory holds them.
    public var spoolFolder: String?
    /// What makes files from pictures, loaded when it is asked for first; `nil` for a machine that has nothing that can.
    package var imageLibrary: ImageLibrary? {
        get { ownImageLibrary ?? ImageLibrary.shared }
        set { ownImageLibrary = .some(newValue) }
    }
    private var ownImageLibrary: ImageLibrary??
    /// Names the program that builds, so that a changed one is noticed; `nil` for one that cannot tell. Only where it is named
    /// can ``Site/build(into:keepsLedgerBecause:report:)`` see that nothing has changed.
    public var program: String?
    /// The theme; counts instead of the one in `site.yml`.
    public var theme: String?
    /// Whether cards and icons are painted, which networks and home screens ask for and no visitor of a preview.
    public var makesCardsAndIcons = true
    /// The path below which a host serves the site, `/` or `/sub/`; `nil` for that of its public address.
    public var hostPath: String?
    /// Where the themes that come with sitegen lie; nearest first.
    public var builtInThemes: [String]
    /// The same themes by name, from the program itself: for where none of these folders is.
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
