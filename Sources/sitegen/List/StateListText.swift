import LayoutInspection
import SiteEpisodes

/// The output of `sitegen list` as text: date, title, address, file.
struct StateListText {
    let text: String

    init(_ entries: [StateEntry], state: ListedState, now: Instant) {
        var table = TextTable([.leading, .leading, .leading, .leading])
        for entry in entries {
            var when = entry.date?.momentText ?? "-"
            if state == .future, let date = entry.date {
                when += " (in \(span(date.instant.secondsSince1970 - now.secondsSince1970)))"
            }
            table.add([when, entry.title, entry.address, entry.file])
        }
        text = table.lines.map { $0 + "\n" }.joined()
    }
}
