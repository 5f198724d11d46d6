import Foundation
import SiteBuilder
import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// The file of the next episode, with the site's conventions: the syntax of front matter, the spelling of keys, the
/// style of file names, and the next number.
package struct NewEpisode: Sendable {
    package var title: String
    package var now: Instant
    package var isDraft: Bool
    /// Makes a GUID, for sites that keep a ledger.
    package var guid: @Sendable () -> String

    package init(
        title: String, now: Instant, isDraft: Bool = false,
        guid: @escaping @Sendable () -> String = { UUID().uuidString.lowercased() }
    ) {
        self.title = title
        self.now = now
        self.isDraft = isDraft
        self.guid = guid
    }

    /// The file, with its path relative to the content folder.
    package func file(in site: AuthoredContent) throws(Diagnostic) -> NewFile {
        let model = EpisodeModel(site)
        let slug = Slug(title).text
        guard let date = ZonedDate(now, in: site.catalog.site.zone) else { throw .impossibleTime }
        let name =
            switch model.naming {
            case .number(let width): padded(model.nextNumber, to: width) + "-" + slug
            case .date: date.dayText + "-" + slug
            case .title: slug
            }
        let path = [model.folder, name + model.ending].filter { !$0.isEmpty }.joined(separator: "/")
        // A bundle with this name has the same address.
        for taken in [path, model.folder + "/" + name + "/index.md"] where site.holds(taken) {
            throw .exists(site.shown(taken))
        }
        return NewFile(path, model.form.file(entries(of: model, at: date, keepsLedger: site.keepsLedger), body: ""))
    }

    private func entries(of model: EpisodeModel, at date: ZonedDate, keepsLedger: Bool) -> [Entry] {
        var entries: [Entry] = []
        entries.add(model.key("title"), .text(title))
        if let key = model.numberKey { entries.add(key, .plain(String(model.nextNumber))) }
        if let season = model.season { entries.add(season.key, season.value) }
        entries.add(model.key("date"), .plain(model.writesTimes ? date.rfc3339 : date.dayText))
        if keepsLedger { entries.add(model.key("guid"), .text(guid())) }
        if isDraft { entries.add(model.key("draft"), .plain("true")) }
        entries.append(Entry(model.key("description"), .text("")))
        return entries
    }

    private func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
