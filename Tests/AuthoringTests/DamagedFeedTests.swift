import SeededRandom
import SiteDiagnostics
import SiteMarkdown
import Testing

@testable import SiteAuthoring

/// Feeds come from anywhere. A damaged feed is refused with a position or read as far as possible; nothing traps.
@Suite(.timeLimit(.minutes(10))) struct DamagedFeedTests {
    private static let feed = RSSImportTests.feed(
        """
        <item><title>Rows &amp; gaps</title><link>https://example.com/show/rows</link><guid>abc-1</guid>
        <pubDate>Wed, 02 Sep 2026 10:00:00 +0200</pubDate><i:duration>1:02:03</i:duration><i:episode>7</i:episode>
        <enclosure url="https://cdn.example.com/a.mp3?x=1&amp;y=2" length="1234" type="audio/mpeg"/>
        <content:encoded><![CDATA[<p>Long <b>words</b> &eacute; &#8217;</p><table><tr><th>a<tr><td>b</table><!-- c -->
        <ul><li>1<li><a href="/x y">2</a></ul><pre><code>a < b</code></pre><script>x</script>]]></content:encoded>
        <podcast:soundbite startTime="73.5" duration="60">Best of</podcast:soundbite>
        <psc:chapters><psc:chapter start="00:00:00" title="Start"/></psc:chapters></item>
        """
    ).bytes

    @Test func isRefusedOrRead() {
        var random = SplitMix64(seed: 7)
        var (read, refused) = (0, 0)
        for _ in 0..<2000 {
            var bytes = Self.feed
            for _ in 0..<Int.random(in: 1...4, using: &random) { bytes.damage(using: &random) }
            let source = SourceText(path: "feed.xml", bytes: bytes)
            do throws(Diagnostic) {
                let imported = try Imported.rss(source)
                read += 1
                // All files that an import makes can be read, whatever the feed contains.
                for file in imported.files + [imported.settings].compactMap(\.self) {
                    guard case .text(let text) = file.contents, !file.path.hasSuffix(".yml") else { continue }
                    #expect(
                        Document(SourceText(path: file.path, text: text)).diagnostics.containsErrors == false, "\(text)"
                    )
                }
            } catch {
                refused += 1
                #expect(error.id.hasPrefix("import.") || error.id == "source.invalid-utf8")
                #expect(error.path == "feed.xml")
            }
        }
        #expect(read > 200 && refused > 200)
    }
}

extension [UInt8] {
    fileprivate mutating func damage(using random: inout SplitMix64) {
        guard !isEmpty else { return }
        let place = Int.random(in: 0..<count, using: &random)
        let end = Swift.min(place + Int.random(in: 1...30, using: &random), count)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: removeSubrange(place..<end)
        case 1: insert(contentsOf: self[place..<end], at: place)
        case 2: self[place] = UInt8.random(in: 0...255, using: &random)
        case 3: self[place] = random.pick(Array("<>&\"'/;#-0: \n".utf8))
        case 4 where random.once(in: 4): removeLast(count - place)
        default: self[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        }
    }
}
