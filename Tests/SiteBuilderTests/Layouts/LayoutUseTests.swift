import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import Testing

@testable import SiteBuilder

@Suite struct LayoutUseTests {
    private func fingerprint(_ yaml: String) throws -> UInt64 {
        try #require(YAML.parse(SourceText(path: "x.yml", text: yaml)).value).fingerprint
    }

    @Test(arguments: [
        ("{ a: 1, b: [x, y] }", "a: 1\nb:\n  - x\n  - y\n"), ("{ a: 'x' }", "a: \"x\""),
        ("{ a: # why\n 1 }", "a: 1"),
    ])
    func whatSaysTheSameIsOneLayout(one: String, other: String) throws {
        #expect(try fingerprint(one) == fingerprint(other))
    }

    @Test(arguments: [
        ("a: 1", "a: 2"), ("a: 1", "b: 1"), ("a: 1", "a: '1'"), ("[a, b]", "[[a], b]"), ("[a, b]", "[b, a]"),
        ("a: b", "[a, b]"), ("[ab, c]", "[a, bc]"), ("[a, '']", "[a]"), ("a:", "a: '~'"),
        ("a: \"'b':'c'\"", "a: { b: c }"),
    ])
    func whatSaysSomethingElseIsAnother(one: String, other: String) throws {
        #expect(try fingerprint(one) != fingerprint(other))
    }

    /// Class names are part of the output, which must be the same on every machine.
    @Test func fingerprintsStay() throws {
        let layout = "section: { group: { axis: horizontal, size: 1w x ~200, subitems: [{ size: 1w x ~200 }] } }"
        #expect(String(try fingerprint(layout), radix: 36) == "pvehash7hm2y")
    }

    @Test(arguments: [
        (LayoutUse(base: .named("feed"), hasHeader: true, spacer: nil), "g-feed"),
        (LayoutUse(base: .named("feed"), hasHeader: false, spacer: nil), "g-feed-plain"),
        (LayoutUse(base: .named("feed"), hasHeader: true, spacer: 60.5), "g-feed-spacer-60"),
        (LayoutUse(base: .named("feed"), hasHeader: false, spacer: .infinity), "g-feed-plain-spacer-9999"),
        (LayoutUse(base: .named("große Wand/2"), hasHeader: true, spacer: nil), "g-gro-e-Wand-2"),
        (LayoutUse(base: .inline(35), hasHeader: true, spacer: nil), "g-z"),
    ])
    func classNames(use: LayoutUse, name: String) { #expect(use.className == name) }

    @Test func usesThatWouldShareANameDoNot() async throws {
        let page = """
            ---
            title: T
            sections:
              - { title: A, layout: feed, spacer: 60 }
              - { title: B, layout: feed, spacer: 60.5 }
              - { title: C, layout: feed, spacer: 60 }
            ---
            """
        let built = try await SampleSite(content: ["index.md": page, "episodes/a.md": episode("A")]).build()
        let html = try #require(built.text("index.html"))
        let classes = html.matches(of: #/class="cl-section ([^" ]*)[^"]*" id="([abc])"/#).map { "\($0.2) \($0.1)" }
        #expect(classes == ["a g-feed-spacer-60", "b g-feed-spacer-60-x", "c g-feed-spacer-60"])
        let styles = try built.styles(of: "feed-spacer-60.feed-spacer-60-x")
        #expect(styles.contains(".g-feed-spacer-60>") && styles.contains(".g-feed-spacer-60-x>"))
    }
}
