/// Follows every reference of a site from its first page.
///
/// It follows `href`, `src`, `srcset`, `poster`, form actions, refreshes, `url()` and `@import`. A fragment must be an
/// ID of its page. Addresses with a scheme or a host are not followed.
public struct SiteCrawl: Sendable {
    /// A reference without a target.
    public struct BrokenReference: Hashable, Sendable, CustomStringConvertible {
        /// The path from the site's root.
        public var page: String
        public var place: String
        public var address: String
        public var reason: String

        public var description: String { "\(page): \(place) \"\(address)\": \(reason)" }
    }

    /// The files that were reached, as percent-encoded paths from the site's root.
    public var reached: Set<String> {
        Set(files.compactMap { path, file in file.isMissing ? nil : String(path.dropFirst(site.root.count)) })
    }
    /// The number of references that were followed.
    public private(set) var references = 0
    public private(set) var broken: [BrokenReference] = []

    private enum File {
        /// An existing file; if it is a page, with its IDs.
        case found(ids: Set<String>?)
        case missing(reason: String)

        var isMissing: Bool { if case .missing = self { true } else { false } }
    }

    private struct Link {
        var page: Address
        var reference: Reference
        var target: Address
    }

    private let site: MountedSite
    private var files: [String: File] = [:]
    private var pending: [Link] = []

    /// Crawls a site from the given pages.
    init(_ site: MountedSite, from pages: [String]) async throws {
        self.site = site
        let root = Address(path: site.root)
        pending = pages.map {
            Link(page: root, reference: Reference(place: "start", address: $0), target: Address(path: site.root + $0))
        }
        var fragments: [Link] = []
        while let link = pending.popLast() {
            references += 1
            guard link.target.path.hasPrefix(site.root) else {
                note(link, "outside the site")
                continue
            }
            switch try await file(at: link.target) {
            case .missing(let reason): note(link, reason)
            case .found: if link.target.fragment != nil { fragments.append(link) }
            }
        }
        for link in fragments { check(link) }
        broken.sort { ($0.page, $0.address, $0.place) < ($1.page, $1.address, $1.place) }
    }

    /// The file at an address. References of a page are added once to those to follow.
    private mutating func file(at address: Address) async throws -> File {
        if let known = files[address.path] { return known }
        let file: File
        switch try await site.look(address) {
        case .missing(let reason): file = .missing(reason: reason)
        case .found(let bytes): file = .found(ids: read(bytes, at: Address(path: address.path)))
        }
        files[address.path] = file
        return file
    }

    private mutating func read(_ bytes: [UInt8], at address: Address) -> Set<String>? {
        if address.path.hasSuffix(".css") {
            follow(cssReferences(String(decoding: bytes, as: UTF8.self)), from: address)
        } else if address.path.hasSuffix(".html") || address.path.hasSuffix("/") {
            let page = HTMLReferences(bytes)
            follow(page.references, from: address)
            return page.ids
        }
        return nil
    }

    private mutating func follow(_ references: [Reference], from page: Address) {
        for reference in references {
            guard let target = Address(reference.address, relativeTo: page) else { continue }
            pending.append(Link(page: page, reference: reference, target: target))
        }
    }

    private mutating func check(_ link: Link) {
        guard case .found(let ids?) = files[link.target.path],
            let fragment = link.target.fragment?.removingPercentEncoding
        else { return }
        // Both mean the top of the page, whatever IDs it has.
        guard !["", "top"].contains(fragment.lowercased()), !ids.contains(fragment) else { return }
        note(link, "no such id")
    }

    private mutating func note(_ link: Link, _ reason: String) {
        broken.append(
            BrokenReference(
                page: String(link.page.path.dropFirst(site.root.count)), place: link.reference.place,
                address: link.reference.address, reason: reason))
    }
}

extension SiteCrawl {
    /// Crawls the output in `folder` (an absolute path).
    ///
    /// - Parameter pages: The pages to start with. Pages without links to them, such as `404.html`, must be listed.
    public static func crawl(
        _ folder: String, mounted mount: Mount, from pages: [String] = ["index.html"]
    ) async throws -> SiteCrawl {
        switch mount {
        case .files:
            try await SiteCrawl(.files(in: folder), from: pages)
        case .root, .subfolder:
            try await PageServer.serving(.folder(folder)) { server in
                try await SiteCrawl(.served(at: mount == .root ? "/" : "/sub/", by: server), from: pages)
            }
        }
    }
}
