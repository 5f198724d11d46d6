import SiteChecks
import SiteDiagnostics
import SiteFileSystem

/// Reads the pages and feeds that differ between two versions of a site, and says what has changed in them.
package struct SiteComparison: Sendable {
    let versions: SiteVersions
    private let jobs: Int

    /// The most pages and feeds that are read, and the most bytes of their published versions.
    private static let (mostFiles, mostBytes) = (5_000, 256_000_000)
    /// The number of files that are fetched together.
    private static let batch = 200

    package init(of versions: SiteVersions, jobs: Int) { (self.versions, self.jobs) = (versions, jobs) }

    /// - Throws: a diagnostic `io.…` if a published file cannot be read.
    package func difference() async throws(Diagnostic) -> SiteDifference {
        var difference = SiteDifference()
        // A page that is gone or new matters more than one that has changed, so it is read first.
        let paths = versions.removed + versions.added + versions.changed
        let pages = paths.filter { $0.hasSuffix(".html") }
        let feeds = Self.feeds(among: paths)
        var room = Room(files: Self.mostFiles, bytes: Self.mostBytes)
        let allFeeds = try await pairs(of: feeds, within: &room) { PublishedFeed($0) }
        let feedPairs = allFeeds.filter { !$0.isUnreadable }
        difference.unreadable = allFeeds.filter(\.isUnreadable).map(\.path).sorted()
        let pagePairs = try await pairs(of: pages, within: &room) { PublishedPage($0) }
        difference.unread = feeds.count + pages.count - allFeeds.count - pagePairs.count
        difference.otherFiles = paths.count - pages.count - paths.count(where: \.isFeed)
        let main = feedPairs.first { !$0.path.contains("/") }
        let moves = PageMoves(pagePairs, main)
        difference.add(pagePairs, moves)
        if let main { difference.add(main, moves) }
        difference.feeds = feedPairs.map { SiteDifference.ChangedFeed($0) }.sorted { $0.path < $1.path }
        return difference
    }

    /// RSS and Atom. One format stands for all of a folder: RSS if it is there.
    private static func feeds(among paths: [String]) -> [String] {
        let known = Set(paths)
        return paths.filter { path in
            path.isNamed("feed.xml")
                || path.isNamed("atom.xml") && !known.contains(path.dropLast("atom.xml".count) + "feed.xml")
        }
    }

    private struct Room {
        var files: Int
        var bytes: Int
    }

    /// Reads both versions of files in batches.
    func pairs<Content: Sendable>(
        of paths: [String], _ read: @escaping @Sendable ([UInt8]) -> Content?
    ) async throws(Diagnostic) -> [Pair<Content>] {
        var room = Room(files: Self.mostFiles, bytes: Self.mostBytes)
        return try await pairs(of: paths, within: &room, read)
    }

    /// Reads both versions of files in batches, until there is no room.
    private func pairs<Content: Sendable>(
        of paths: [String], within room: inout Room, _ read: @escaping @Sendable ([UInt8]) -> Content?
    ) async throws(Diagnostic) -> [Pair<Content>] {
        var pairs: [Pair<Content>] = []
        let added = Set(versions.added)
        var rest = paths[...]
        while !rest.isEmpty, room.files > 0, room.bytes > 0 {
            let batch = Array(rest.prefix(min(Self.batch, room.files)))
            rest = rest.dropFirst(batch.count)
            let known = batch.filter { !added.contains($0) }
            let published = known.isEmpty ? [:] : try await versions.old(known)
            room.files -= known.count
            room.bytes -= published.values.reduce(0) { $0 + $1.count }
            pairs += await batch.concurrentMap(jobs: jobs) { path in
                Pair(path: path, old: published[path], new: versions.new(path), read: read)
            }
        }
        return pairs
    }
}

extension String {
    /// Whether a path in the output is that of a feed.
    var isFeed: Bool { ["feed.xml", "atom.xml", "feed.json"].contains { isNamed($0) } }

    /// Whether the last part of a path is a name.
    fileprivate func isNamed(_ name: String) -> Bool { self == name || hasSuffix("/" + name) }
}
