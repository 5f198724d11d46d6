import SiteEpisodes
import SiteFileSystem

/// What a build read, made and said: while nothing of it has changed, the next one has nothing to do.
struct BuildRecord: Codable {
    /// The program, and what it was told: see ``Site/recipe(_:)``.
    var recipe: ContentDigest
    /// What counts as published is the same from `now` until just before `nextChange`.
    var now: Instant
    var nextChange: Instant?
    /// When the inputs were looked at, and what they were: see ``BuildInputs``.
    var time: Int
    var inputs: ContentDigest
    var outputs: ContentDigest
    var report: BuildReport

    /// Where records lie in a cache.
    static func folder(in cache: String) -> String { cache + "/builds" }

    /// Whether a file there is a record, or the draft of one: two numbers and an ending, as `1f0a-2b7c.json`.
    static func isName(_ name: String) -> Bool { name.wholeMatch(of: /[0-9a-z]+-[0-9a-z]+\.[0-9a-z.]+/) != nil }

    func holds(at instant: Instant) -> Bool { now <= instant && nextChange.map { instant < $0 } ?? true }
}

extension Site {
    /// Whether it can be known what a build goes by besides files and time: not with layouts in Swift.
    var hasRecipe: Bool { layouts.isEmpty && options.program != nil }

    /// What a build goes by besides files and time; `nil` where that cannot be known.
    func recipe(_ folders: SiteFolders) -> ContentDigest? {
        guard hasRecipe, let program = options.program else { return nil }
        let texts = [
            BuildRecord.format, program, options.imageLibrary?.version, folder, folders.content, options.base?.text,
            options.theme, options.hostPath, builtInThemes(for: folders, options), options.ledgerChanges.rawValue,
        ]
        let rules = options.rules
        let flags = [
            rules.includesDrafts, rules.includesFuture, rules.includesExpired, options.isStrict,
            options.makesCardsAndIcons,
        ]
        var bytes = DigestedBytes()
        for text in texts { bytes.add(text) }
        for flag in flags { bytes.add(flag ? 1 : 0) }
        return bytes.digest
    }
}

extension BuildRecord {
    fileprivate static let format = "sitegen build record 4"
}
