import SiteDiagnostics
import SiteEpisodes

/// The notes of old episodes that feeds do not contain.
struct OmittedNotes {
    var count = 0
    /// The size of these notes in bytes.
    var bytes = 0

    /// A hint about them, unless the author has decided.
    ///
    /// - Parameter settings: `site.yml`.
    func diagnostics(of site: SiteInfo, settings: SourceText?) -> [Diagnostic] {
        guard count > 0, site.feeds.notes == nil else { return [] }
        let message =
            "feeds leave out the notes of the \(grouped(count)) oldest episodes: \(grouped(bytes)) bytes besides the "
            + "first \(grouped(Feed.notesBytes))"
        let hint = "write 'notes: all' under 'feeds:' in site.yml to keep them, or a number of episodes"
        guard let settings else { return [Diagnostic(.hint, id: "feed.notes-left-out", message, hint: hint)] }
        return [
            Diagnostic(
                .hint, id: "feed.notes-left-out", message, hint: hint, in: settings,
                at: WrittenKeys.position("feeds", inSettings: settings))
        ]
    }
}
