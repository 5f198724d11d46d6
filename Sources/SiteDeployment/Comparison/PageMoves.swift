import Foundation
import SiteChecks

/// The pages that have a new address, found by redirects, GUIDs, texts and titles.
struct PageMoves {
    struct Move: Hashable {
        /// Paths in the output.
        var old: String
        var new: String
        /// Whether the old address leads to the new one.
        var redirects: Bool
    }

    /// Sorted by the old path.
    private(set) var all: [Move] = []
    private var newPaths: [String: String] = [:]

    /// - Parameter feed: the main feed; `nil` if it has not changed.
    init(_ pages: [Pair<PublishedPage>], _ feed: Pair<PublishedFeed>?) {
        let gone = pages.filter { $0.new == nil && $0.old?.redirection == nil && $0.old != nil }
        let added = pages.filter { $0.old == nil || $0.old?.redirection != nil }.filter { $0.new?.redirection == nil }
        for page in pages {
            guard page.old != nil, page.old?.redirection == nil, let link = page.new?.redirection,
                let target = outputPath(ofLink: link, on: page.path)
            else { continue }
            add(Move(old: page.path, new: target, redirects: true))
        }
        let byGUID = feed.map(Self.movedItems) ?? [:]
        let byText = added.byUnique { $0.new?.text }
        let byTitle = added.byUnique { page in page.new.flatMap { $0.isEpisode ? $0.title : nil } }
        for page in gone {
            guard let old = page.old else { continue }
            let target =
                byGUID[page.path] ?? byText[old.text]?.path ?? (old.isEpisode ? byTitle[old.title]?.path : nil)
            if let target { add(Move(old: page.path, new: target, redirects: false)) }
        }
        all.sort { $0.old < $1.old }
    }

    private mutating func add(_ move: Move) {
        all.append(move)
        newPaths[move.old] = move.new
    }

    /// The present path of a page that had a path before.
    func newPath(of old: String) -> String { newPaths[old] ?? old }

    /// The new paths of items with the same GUID, by their old paths.
    private static func movedItems(_ feed: Pair<PublishedFeed>) -> [String: String] {
        guard let old = feed.old, let new = feed.new else { return [:] }
        let paths = Dictionary(new.items.map { ($0.guid, new.path(of: $0)) }) { first, _ in first }
        var moved: [String: String] = [:]
        for item in old.items {
            if let path = old.path(of: item), let present = paths[item.guid] ?? nil, path != present {
                moved[path] = present
            }
        }
        return moved
    }
}

extension [Pair<PublishedPage>] {
    /// The elements whose key no other element has.
    fileprivate func byUnique<Key: Hashable>(_ key: (Element) -> Key?) -> [Key: Element] {
        var found: [Key: [Element]] = [:]
        for element in self { if let key = key(element) { found[key, default: []].append(element) } }
        return found.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }
}

extension PublishedFeed {
    /// The path in the output of an item's page; `nil` for a page that is not on the site.
    func path(of item: Item) -> String? {
        guard !home.isEmpty, item.link.hasPrefix(home) else { return nil }
        return outputPath(ofLink: String(item.link.dropFirst(home.count)), on: "")
    }
}

/// The path in the output of the page to which a relative link leads; `nil` for an address with a scheme.
///
/// - Parameter page: the path of the page with the link.
func outputPath(ofLink link: String, on page: String) -> String? {
    let path = link.prefix { $0 != "#" && $0 != "?" }
    if path.contains(":") { return nil }
    var parts = path.hasPrefix("/") ? [] : page.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") where part != "." {
        if part == ".." { _ = parts.popLast() } else { parts.append(part.removingPercentEncoding ?? String(part)) }
    }
    let last = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return (["", ".", ".."].contains(last) ? parts + ["index.html"] : parts).joined(separator: "/")
}

/// The address of a page on the site: `/episodes/grid/` for `episodes/grid/index.html`.
func pageAddress(_ path: String) -> String {
    path == "index.html" || path.hasSuffix("/index.html") ? "/" + path.dropLast("index.html".count) : "/" + path
}
