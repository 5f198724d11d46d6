import Foundation
import SiteChecks

extension SiteDifference {
    /// Sorts pages into what has happened to them.
    mutating func add(_ pairs: [Pair<PublishedPage>], _ moves: PageMoves) {
        let titles = Dictionary(pairs.map { ($0.path, $0) }) { first, _ in first }
        let (moved, targets) = (Set(moves.all.map(\.old)), Set(moves.all.map(\.new)))
        for move in moves.all {
            let (old, new) = (titles[move.old]?.old, titles[move.new]?.new)
            let page = MovedPage(
                address: pageAddress(move.new), oldAddress: pageAddress(move.old),
                title: new?.title ?? old?.title ?? "", redirects: move.redirects)
            if old?.isEpisode ?? false { episodes.renamed.append(page) } else { pages.renamed.append(page) }
        }
        for pair in pairs.sorted(by: { $0.path < $1.path }) where !moved.contains(pair.path) {
            let (old, new) = (pair.old?.read(at: pair.path), pair.new?.read(at: pair.path))
            var all = (new ?? old)?.isEpisode ?? false ? episodes : pages
            let address = pageAddress(pair.path)
            switch (old, new) {
            case (nil, let new?):
                if !targets.contains(pair.path) { all.added.append(Page(address: address, title: new.title)) }
            case (let old?, nil): all.removed.append(Page(address: address, title: old.title))
            case (let old?, let new?):
                if old.text == new.text {
                    pagesWithSameText += 1
                } else {
                    all.changed.append(
                        ChangedPage(
                            address: address, title: new.title, oldTitle: old.title == new.title ? nil : old.title))
                }
            // Pages that only redirect, or copies of pages, before and after.
            case (nil, nil): otherFiles += 1
            }
            if (new ?? old)?.isEpisode ?? false { episodes = all } else { pages = all }
        }
    }

    /// Compares the items of the main feed.
    mutating func add(_ feed: Pair<PublishedFeed>, _ moves: PageMoves) {
        guard let old = feed.old, let new = feed.new else { return }
        let olds = OldItems(old, new, moves)
        for item in new.items {
            guard let before = olds.item(for: item, at: new.path(of: item)) else { continue }
            let address = new.path(of: item).map(pageAddress) ?? item.link
            if before.guid != item.guid {
                guids.append(ChangedGUID(address: address, title: item.title, old: before.guid, new: item.guid))
            }
            if before.enclosures != item.enclosures {
                enclosures.append(
                    ChangedEnclosures(
                        address: address, title: item.title, old: before.enclosures, new: item.enclosures))
            }
        }
        guids.sort { $0.address < $1.address }
        enclosures.sort { $0.address < $1.address }
    }
}

extension PublishedPage {
    /// The page, if it is one that visitors read under this path: neither a redirect nor a copy in a different theme.
    fileprivate func read(at path: String) -> PublishedPage? {
        if redirection != nil { return nil }
        guard !isListed, let canonical else { return self }
        return (canonical.removingPercentEncoding ?? canonical).hasSuffix(pageAddress(path)) ? self : nil
    }
}

/// The published items of a feed, by the properties that tell which present item each of them is.
private struct OldItems {
    private var byGUID: [String: PublishedFeed.Item] = [:]
    private var byPath: [String: PublishedFeed.Item] = [:]
    private var byRecording: [String: PublishedFeed.Item] = [:]

    init(_ old: PublishedFeed, _ new: PublishedFeed, _ moves: PageMoves) {
        let present = Set(new.items.map(\.guid))
        for item in old.items {
            byGUID[item.guid] = item
            // An item that keeps its GUID is no other item.
            if present.contains(item.guid) { continue }
            if let path = old.path(of: item) { byPath[moves.newPath(of: path)] = item }
            if let recording = item.enclosures.first?.address { byRecording[recording] = item }
        }
    }

    func item(for item: PublishedFeed.Item, at path: String?) -> PublishedFeed.Item? {
        byGUID[item.guid] ?? path.flatMap { byPath[$0] } ?? item.enclosures.first.flatMap { byRecording[$0.address] }
    }
}

extension SiteDifference.ChangedFeed {
    init(_ feed: Pair<PublishedFeed>) {
        let (old, new) = (Set((feed.old?.items ?? []).map(\.guid)), Set((feed.new?.items ?? []).map(\.guid)))
        let newest = feed.new?.items.first
        self.init(
            path: feed.path, newest: newest?.title, isNewestNew: newest.map { !old.contains($0.guid) } ?? false,
            added: new.subtracting(old).count, removed: old.subtracting(new).count, isGone: feed.new == nil)
    }
}
