import SiteBuilder
import SiteDiagnostics
import SiteEpisodes
import SitePublication

/// The last line of a build.
struct BuildSummary {
    let counts: BuildCounts
    let publication: Publication
    let duration: Duration
    let folder: String
    let now: Instant

    /// The summary, such as `Built 1,204 pages, 412 images (398 cached), 12 copied files in 0.84 s -> Output  (312
    /// written; skipped: 1 draft, 1 future, next in 3 h 12 min)`.
    var text: String {
        var notes = [publication.written == 0 ? "nothing changed" : "\(grouped(publication.written)) written"]
        if publication.deleted > 0 { notes.append("\(grouped(publication.deleted)) removed") }
        let skipped = skipped
        if !skipped.isEmpty { notes.append("skipped: " + skipped.joined(separator: ", ")) }
        let images = counts.images > 0 ? ", \(counted(counts.images, "image"))\(cached)" : ""
        let assets = counts.assets > 0 ? ", \(counted(counts.assets, "copied file"))" : ""
        return
            "Built \(counted(counts.pages, "page"))\(images)\(assets) in \(seconds) -> \(folder)  (\(notes.joined(separator: "; ")))"
    }

    private var cached: String { counts.cachedImages > 0 ? " (\(grouped(counts.cachedImages)) cached)" : "" }

    private var skipped: [String] {
        var parts: [String] = []
        if counts.drafts > 0 { parts.append(counted(counts.drafts, "draft")) }
        if counts.future > 0 { parts.append("\(counts.future) future") }
        if counts.expired > 0 { parts.append("\(counts.expired) expired") }
        if counts.withheldPages > 0 { parts.append(counted(counts.withheldPages, "page")) }
        if let next = counts.nextInstant {
            parts.append("next in " + span(next.secondsSince1970 - now.secondsSince1970))
        }
        return parts
    }

    private var seconds: String {
        let hundredths = Int((duration / .milliseconds(10)).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
    }
}
