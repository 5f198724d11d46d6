import SiteBuilder
import SiteEpisodes
import SitePublishing

/// Reads the content of a site and prints the entries in one state.
struct ListAction: Sendable {
    enum Form: Sendable {
        case text, json, calendar
    }

    let site: Site
    let state: ListedState
    let form: Form
    let console: Console

    func run() async throws {
        let catalog = try await site.catalog()
        let now = site.options.rules.now
        switch form {
        case .calendar:
            console.output(String(decoding: catalog.calendarOfComingEpisodes(at: now), as: UTF8.self))
        case .json:
            console.output(try JSONText(StateReport(now: now.rfc3339, entries: entries(of: catalog))).text)
        case .text:
            let entries = entries(of: catalog)
            if entries.isEmpty { return console.result("None: \(state.rawValue)") }
            console.output(StateListText(entries, state: state, now: now).text)
        }
    }

    private func entries(of catalog: Catalog) -> [StateEntry] {
        let episodes = (catalog.episodes + catalog.withheld).map { StateEntry($0) }
        let pages = (catalog.pages + catalog.withheldPages).compactMap { StateEntry($0) }
        return (episodes + pages).filter { $0.isIn == state }.sorted(by: StateEntry.precedes)
    }
}

/// The JSON output of `sitegen list`.
struct StateReport: Encodable {
    /// The current time, or the time given by the user.
    let now: String
    let entries: [StateEntry]
}
