import SiteDeployment
import SiteDiagnostics

/// The answer of `sitegen diff` for a terminal: groups of lines, the most noticeable first.
struct DiffText {
    private struct Group {
        var heading: String
        var entries: [String]
    }

    private let against: String
    private let groups: [Group]
    /// Lines about numbers alone.
    private let counts: [String]

    init(_ difference: SiteDifference, against: String) {
        self.against = against
        var groups = [
            Group(
                heading: "GUIDS CHANGED: podcast apps download these episodes again",
                entries: difference.guids.map { "! \($0.address)  \($0.old) -> \($0.new)" }),
            Group(
                heading: "Recordings changed",
                entries: difference.enclosures.map { "! \($0.address)  \(Self.changes(from: $0.old, to: $0.new))" }),
        ]
        groups += Self.groups(difference.episodes, "Episodes", changed: "Episodes changed")
        let unreadable = difference.unreadable.map { "! \($0)  not compared, because a version of it is no feed" }
        groups.append(Group(heading: "Feeds", entries: unreadable + difference.feeds.map(Self.entry)))
        groups += Self.groups(difference.pages, "Pages", changed: "Pages whose own text changed")
        self.groups = groups.filter { !$0.entries.isEmpty }
        var counts: [String] = []
        if difference.pagesWithSameText > 0 {
            counts.append(
                "\(counted(difference.pagesWithSameText, "page")) with the same text: "
                    + "only header, footer, neighbours, pictures or styles differ")
        }
        if difference.otherFiles > 0 { counts.append("\(counted(difference.otherFiles, "other file"))") }
        if difference.unread > 0 {
            counts.append("\(counted(difference.unread, "page")) not read, because too many differ")
        }
        self.counts = counts
    }

    /// - Parameter most: the number of lines that the text may have. Long groups end with the number of hidden entries.
    func text(lines most: Int) -> String {
        if groups.isEmpty, counts.isEmpty { return "No difference to \(against)\n" }
        let longest = groups.map(\.entries.count).max() ?? 0
        // The largest number of entries per group with which all groups fit.
        var shown = 1
        while shown < longest, lines(shown: shown + 1).count <= most { shown += 1 }
        return lines(shown: shown).map { $0.withoutControls + "\n" }.joined()
    }

    private func lines(shown: Int) -> [String] {
        var lines = ["Compared with \(against):"]
        for group in groups {
            lines.append("\(group.heading) (\(grouped(group.entries.count)))")
            lines += group.entries.prefix(shown).map { "  " + $0 }
            let hidden = group.entries.count - shown
            if hidden > 0 { lines.append("  … and \(grouped(hidden)) more (--verbose lists all)") }
        }
        return lines + counts
    }

    private static func groups(_ pages: SiteDifference.Pages, _ noun: String, changed: String) -> [Group] {
        [
            Group(heading: "\(noun) added", entries: pages.added.map { "+ \($0.address)  \($0.title)" }),
            Group(
                heading: "\(noun) removed: their addresses lead nowhere now",
                entries: pages.removed.map { "- \($0.address)  \($0.title)" }),
            Group(
                heading: "\(noun) renamed",
                entries: pages.renamed.map {
                    "> \($0.oldAddress) -> \($0.address)  "
                        + ($0.redirects ? "the old address redirects" : "NO REDIRECT: the old address breaks")
                }),
            Group(
                heading: changed,
                entries: pages.changed.map { page in
                    "~ \(page.address)  \(page.title)" + (page.oldTitle.map { "  (was: \($0))" } ?? "")
                }),
        ]
    }

    private static func entry(_ feed: SiteDifference.ChangedFeed) -> String {
        if feed.isGone { return "- \(feed.path)  removed" }
        var facts = [feed.newest.map { "newest: \($0)" + (feed.isNewestNew ? " (new)" : "") } ?? "no items"]
        if feed.added > 0 { facts.append("\(counted(feed.added, "item")) added") }
        if feed.removed > 0 { facts.append("\(counted(feed.removed, "item")) removed") }
        return "~ \(feed.path)  " + facts.joined(separator: ", ")
    }

    private static func changes(from old: [PublishedEnclosure], to new: [PublishedEnclosure]) -> String {
        guard old.count == new.count else {
            return "\(counted(old.count, "recording")) -> \(counted(new.count, "recording"))"
        }
        var facts: [String] = []
        for (old, new) in zip(old, new) where old != new {
            if old.address != new.address { facts.append("address \(old.address) -> \(new.address)") }
            if old.length != new.length { facts.append("length \(old.length) -> \(new.length)") }
            if old.type != new.type { facts.append("type \(old.type) -> \(new.type)") }
        }
        return facts.joined(separator: ", ")
    }
}

extension String {
    /// The text without characters that a terminal acts on. Published files may contain any.
    fileprivate var withoutControls: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    }
}
