import Foundation
import SiteArtwork
import SiteEmbeddedThemes
import SiteEpisodes
import SiteFileSystem
import SitePublishing
import SiteTheming

/// How a site is built. `BuildOptions()` builds as `sitegen build` does.
public struct BuildOptions: Sendable {
    /// The public address of the site. It replaces `baseURL` in `site.yml`. A build with an address here writes no ledger.
    public var base: BaseAddress?
    /// What counts as published.
    package var rules: PublicationRules
    /// Whether warnings are errors.
    public var isStrict: Bool
    /// What happens when published episodes are no longer as the ledger remembers them.
    package var ledgerChanges = LedgerChanges.refused
    /// Why a build into a folder does not write the ledger; `nil` when it writes it.
    package var keepsLedgerBecause: String?
    /// How many things are done at a time.
    public var jobs: Int
    /// The folder that keeps pictures and a record of the last build for the next one. A relative path is a path in the site's
    /// folder. The folder is made when it is needed. `nil`: nothing is kept, and no build sees that nothing has changed.
    public var cacheFolder: String?
    /// The sources, where somebody has looked at them for this build: their folders are not looked through again.
    package var inputs: BuildInputs?
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
    /// Names the program that builds. When it has changed, the next build does everything again. `BuildOptions()` names the
    /// file of the running program by its place, length and time. `nil`: no build sees that nothing has changed.
    ///
    /// Layouts in Swift belong to the program. Their answers at every width are compared too, so a layout that depends on a
    /// setting that the program reads is noticed.
    public var program: String?
    /// The theme. It replaces the one in `site.yml`.
    public var theme: String?
    /// Whether cards and icons are painted, which networks and home screens ask for and no visitor of a preview.
    package var makesCardsAndIcons = true
    /// The path below which a host serves the site, `/` or `/sub/`; `nil` for that of its public address.
    package var hostPath: String?
    /// Where the themes that come with sitegen lie; nearest first.
    package var builtInThemes: [String]
    /// The same themes by name, from the program itself: for where none of these folders is.
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
