import CompositionalLayout
import GridCSS
import SiteEpisodes
import SiteFileSystem

/// The inputs, outputs and diagnostics of a build. If nothing has changed, the next build does nothing.
struct BuildRecord: Codable {
    /// A digest of the program and its options, see ``Site/recipe(_:)``.
    var recipe: ContentDigest
    /// The time of the build. The set of published episodes is the same from `now` until `nextChange`.
    var now: Instant
    var nextChange: Instant?
    /// The time when the inputs were examined, and their digest, see ``BuildInputs``.
    var time: Int
    var inputs: ContentDigest
    var outputs: ContentDigest
    var report: BuildReport

    /// The folder of the records in a cache.
    static func folder(in cache: String) -> String { cache + "/builds" }

    /// Whether a file name is that of a record or its temporary file: two numbers and an ending, as in
    /// `1f0a-2b7c.json`.
    static func isName(_ name: String) -> Bool { name.wholeMatch(of: /[0-9a-z]+-[0-9a-z]+\.[0-9a-z.]+/) != nil }

    func holds(at instant: Instant) -> Bool { now <= instant && nextChange.map { instant < $0 } ?? true }
}

extension Site {
    /// The inputs of a build besides files and time; `nil` if they cannot be known.
    func recipe(_ folders: SiteFolders) -> ContentDigest? {
        guard let program = options.program else { return nil }
        let texts = [
            BuildRecord.format, program, options.imageLibrary?.version, folder, folders.content, options.base?.text,
            options.theme, options.hostPath, builtInThemes(for: folders, options), options.ledgerChanges.rawValue,
        ]
        let rules = options.rules
        let flags = [
            rules.includesDrafts, rules.includesFuture, rules.includesExpired, options.isStrict,
            options.makesCardsAndIcons, options.keepsRecordings,
        ]
        var bytes = DigestedBytes()
        for text in texts { bytes.add(text) }
        for flag in flags { bytes.add(flag ? 1 : 0) }
        for (name, layout) in layouts.sorted(by: { $0.key < $1.key }) {
            bytes.add(name)
            bytes.add(answers(of: layout))
        }
        return bytes.digest
    }
}

/// All that a layout in Swift answers: at every width and height, in both directions.
private func answers(of layout: SectionProvider) -> String {
    [LayoutTraits.LayoutDirection.leftToRight, .rightToLeft].map { direction in
        let finder = IntervalFinder(environment: PageEnvironment(layoutDirection: direction))
        return "\(finder.ranges(of: layout))"
    }.joined()
}

extension BuildRecord {
    fileprivate static let format = "sitegen build record 5"
}
