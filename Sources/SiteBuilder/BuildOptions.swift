import Foundation
import SiteArtwork
import SiteEmbeddedThemes
import SiteEpisodes
import SiteFileSystem
import SitePictures
import SitePublishing
import SiteTheming

/// Settings of one build. `BuildOptions()` builds as `sitegen build` does.
public struct BuildOptions: Sendable {
    /// The public address of the site. It overrides `baseURL` in `site.yml`. A build with an address here writes no ledger.
    public var base: BaseAddress?
    /// The rules that decide which episodes are published.
    package var rules: PublicationRules
    /// Whether warnings are treated as errors.
    public var isStrict: Bool
    /// The policy for published episodes that differ from the ledger.
    package var ledgerChanges = LedgerChanges.refused
    /// Why a build into a folder does not write the ledger; `nil` when it writes it.
    package var keepsLedgerBecause: String?
    /// How many things are done at a time.
    public var jobs: Int
    /// The folder that keeps pictures and a record of the last build for the next one. A relative path is a path in the site's
    /// folder. The folder is made when it is needed. If `nil`, nothing is kept, and no build sees that nothing has changed.
    public var cacheFolder: String?
    /// Connects to the store that `cache` in `site.yml` names. If `nil`, no store is used.
    package var connect: (@Sendable (SharedCache) -> any SharedPictures)?
    /// The sources as they were found before this build. If `nil`, the build looks through the folders itself.
    package var inputs: BuildInputs?
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
    /// Identifies the program. When it has changed, the next build does everything again. `BuildOptions()` identifies the
    /// file of the running program by its place, length and time. If `nil`, no build sees that nothing has changed.
    ///
    /// Layouts in Swift belong to the program. Their answers at every width are compared too, so a layout that depends on a
    /// setting that the program reads is noticed.
    public var program: String?
    /// The theme's name. It overrides `theme` in `site.yml`.
    public var theme: String?
    /// Whether the build makes social cards and icons. A preview does not need them.
    package var makesCardsAndIcons = true
    /// Whether pages name the recordings in the output, even if `media` in `site.yml` names a different place. A preview does.
    package var keepsRecordings = false
    /// The path at which the host serves the site, such as `/` or `/sub/`. If `nil`, it is the path of the public
    /// address.
    package var hostPath: String?
    /// The folders that may hold the built-in themes, the preferred one first.
    package var builtInThemes: [String]
    /// The built-in themes that the program contains, by name. They are used if none of ``builtInThemes`` exists.
    package var embeddedThemes: [String: ThemeFolder] = [:]

    /// The options of the command: the time is now, there are as many jobs as processors, the cache is `.sitegen` in the site's
    /// folder, and the themes are those that come with sitegen.
    ///
    /// - Parameter environment: `SOURCE_DATE_EPOCH` is the time to build for, `TMPDIR` holds the pages that wait; where `CI` is
    ///   set, the ledger is not written.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let now = environment["SOURCE_DATE_EPOCH"].flatMap(Int.init) ?? Int(Date().timeIntervalSince1970)
        self.init(
            rules: PublicationRules(now: Instant(secondsSince1970: now)),
            jobs: ProcessInfo.processInfo.activeProcessorCount, cacheFolder: ".sitegen", builtInThemes: [])
        embeddedThemes = EmbeddedThemes.folders
        program = (try? FileStatus(of: Self.executable)).map { "\($0)" }
        // Not /tmp: many systems hold it in memory.
        spoolFolder = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/var/tmp"
        let isCI = environment["CI"].map { !$0.isEmpty && $0 != "false" } ?? false
        keepsLedgerBecause = isCI ? "where CI is set it is not written" : nil
    }

    /// Options that ask nothing of the machine, and keep nothing unless told so.
    package init(
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

    /// Absolute path of the running program, links resolved.
    package static var executable: String {
        Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? CommandLine.arguments[0]
    }
}

extension BuildOptions {
    /// The time that decides what is published. A build for a time that was set writes no ledger.
    public var now: Date {
        get { Date(timeIntervalSince1970: Double(rules.now.secondsSince1970)) }
        set {
            // Years that no calendar here knows.
            let seconds = min(max(newValue.timeIntervalSince1970.rounded(.down), -1e11), 1e11)
            rules.now = Instant(secondsSince1970: seconds.isFinite ? Int(seconds) : 0)
            keepsLedgerBecause = "a build for another time than now does not write it"
        }
    }

    /// Whether drafts are shown.
    public var includesDrafts: Bool {
        get { rules.includesDrafts }
        set { rules.includesDrafts = newValue }
    }

    /// Whether episodes and pages are shown before their date.
    public var includesFuture: Bool {
        get { rules.includesFuture }
        set { rules.includesFuture = newValue }
    }

    /// Whether episodes and pages are shown after they have expired.
    public var includesExpired: Bool {
        get { rules.includesExpired }
        set { rules.includesExpired = newValue }
    }

    /// Whether published episodes may change their GUIDs, dates and recordings. Otherwise such a change is an error.
    public var acceptsLedgerChanges: Bool {
        get { ledgerChanges == .accepted }
        set { ledgerChanges = newValue ? .accepted : .refused }
    }
}
