import SiteDiagnostics
import Testing

@testable import SiteEpisodes

/// The keys of Podcasting 2.0: what they mean, and what is said of wrong values.
@Suite struct PodcastNamespaceTests {
    private func podcast(_ lines: String) throws -> (podcast: Podcast, lines: [String]) {
        let text = "podcast:\n" + lines.split(separator: "\n").map { "  \($0)\n" }.joined()
        let (catalog, diagnostics) = try interpreted([
            "site.yml": text, "episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\n",
        ])
        return (try #require(catalog.site.podcast), diagnostics.lines)
    }

    @Test(
        arguments: [
            ("podroll: https://a.example/f.xml", "https://a.example/f.xml", nil, nil),
            ("podroll: [{ Sleepers: https://a.example/f.xml }]", "https://a.example/f.xml", nil, "Sleepers"),
            ("podroll: [{ feedUrl: https://a.example/f.xml, feedGuid: g }]", "https://a.example/f.xml", "g", nil),
            ("podroll: { guid: g, title: Sleepers }", nil, "g", "Sleepers"),
        ] as [(String, String?, String?, String?)]) func podroll(
            line: String, feed: String?, guid: String?, title: String?
        ) throws
    {
        let (podcast, lines) = try podcast(line)
        #expect(podcast.podroll.map(\.feed?.text) == [feed] && podcast.podroll.map(\.feedGUID) == [guid])
        #expect(podcast.podroll.map(\.title) == [title] && lines == [])
    }

    @Test(
        arguments: [
            ("locked: yes", true, nil), ("locked: no", false, nil), ("locked: ada@a.example", true, "ada@a.example"),
        ] as [(String, Bool, String?)]) func lock(line: String, isLocked: Bool, owner: String?) throws
    {
        let (podcast, lines) = try podcast(line)
        #expect(podcast.isLocked == isLocked && podcast.lockOwner == owner && lines == [])
    }

    @Test(
        arguments: [
            ("block: yes", true, []), ("block: no", false, []),
            ("block: { Google: yes, all: no }", false, ["google true"]),
            ("block: { all: yes, amazon: no }", true, ["amazon false"]),
        ] as [(String, Bool, [String])]) func blocks(line: String, isBlocked: Bool, services: [String]) throws
    {
        let (podcast, lines) = try podcast(line)
        #expect(podcast.isBlocked == isBlocked && lines == [])
        #expect(podcast.blocks.map { "\($0.service) \($0.isBlocked)" } == services)
    }

    @Test(arguments: [
        ("socialInteract: https://s.example/@a/1", "activitypub https://s.example/@a/1"),
        ("socialInteract: disabled", "disabled "), ("socialInteract: false", "disabled "),
        ("socialInteract: { protocol: Nostr, uri: 'nostr:note1' }", "nostr nostr:note1"),
        ("socialInteract: { protocol: atproto, uri: 'at://did:plc:a/app.bsky.feed.post/1' }", "atproto at://"),
    ]) func posts(line: String, post: String) throws {
        let (podcast, lines) = try podcast(line)
        #expect(podcast.posts.count == 1 && lines == [])
        #expect(podcast.posts.first.map { "\($0.network) \($0.address ?? "")".hasPrefix(post) } == true)
    }

    /// Wrong values are reported at their places, and a wrong recipient leaves nobody paid.
    @Test(arguments: [
        (
            "value: { recipients: [{ address: a@b.example, split: 1 }, { address: nowhere, split: 1 }] }",
            "'address' must be"
        ),
        ("value: { recipients: [{ address: a@b.example }] }", "'recipients' must be maps with 'address' and 'split'"),
        ("value: { recipients: [{ address: a@b.example, split: -1 }] }", "'split' must be a whole number"),
        ("value: { recipients: [{ type: node, address: 03ab, split: 1 }] }", "66 hexadecimal digits"),
        ("value: { recipients: [{ type: lnaddress, address: ada, split: 1 }] }", "'ada@example.org'"),
        ("value: { method: keysend }", "'value' must be a map with 'recipients'"),
        ("chat: { server: a.example, protocol: fax }", "'protocol' cannot be 'fax'"),
        ("socialInteract: { protocol: activitypub }", "'socialInteract' must be the address of a post"),
        ("socialInteract: 'data:text/html,a'", "an address with a scheme"),
        ("publisher: feed.xml", "'publisher' must be the address of a feed"),
    ]) func wrongValues(line: String, message: String) throws {
        let (podcast, lines) = try podcast(line)
        #expect(lines.count == 1 && lines[0].contains(message), "\(lines)")
        #expect(podcast.payments.isEmpty && podcast.chat == nil && podcast.posts.isEmpty && podcast.publisher == nil)
    }

    @Test func payments() throws {
        let (podcast, lines) = try podcast(
            """
            value:
              suggested: 0.0000000500
              recipients: { address: ada@a.example, split: 9 }
              splits: { start: 1:03.5, duration: 30, percentage: 140, remote: https://b.example/f.xml }
            """)
        let payments = try #require(podcast.payments.first)
        #expect(payments.type == "lightning" && payments.method == "keysend" && payments.suggested == "0.0000000500")
        #expect(payments.recipients.map(\.type) == ["lnaddress"] && payments.splits.map(\.start) == [63_500])
        #expect(payments.splits.first?.remotePercentage == 100)
        #expect(payments.splits.first?.remote?.feed?.text == "https://b.example/f.xml" && lines == [])
    }

    @Test func streamsNeedNoDate() throws {
        let (catalog, diagnostics) = try interpreted([
            "episodes/a.md": "---\ntitle: T\nlive: { start: 2026-12-01 20:00, status: LIVE }\n---\n"
        ])
        let live = try #require(catalog.episodes.first?.podcast.live)
        #expect(live.status == .live && live.start.rfc3339 == "2026-12-01T20:00:00Z" && live.end == nil)
        #expect(diagnostics.lines == [])
    }

    @Test func recordingsAreToldApart() throws {
        let read = try episode(
            """
            audio:
              - { src: https://c.example/a.mp3, title: Standard, sources: [ipfs://a, { uri: https://c.example/a.torrent, type: t/x }] }
              - { src: https://c.example/a.opus, bitrate: 16000.5, default: yes, integrity: sha256-YQ== }
            """)
        let variants = try #require(read.episode).media.map(\.variant)
        #expect(variants.map(\.title) == ["Standard", nil] && variants.map(\.bitrate) == [nil, "16000.5"])
        #expect(variants[0].sources.map(\.address) == ["ipfs://a", "https://c.example/a.torrent"])
        #expect(variants[0].sources.map(\.type) == [nil, "t/x"] && variants.map(\.isPreferred) == [false, true])
        #expect(variants[1].integrity == MediaIntegrity(kind: .sri, value: "sha256-YQ=="))
        #expect(read.diagnostics.lines == [])
    }
}
