import BrowserSupport
import Foundation
import TestSupport
import Testing

/// Players of other sites, with the policy that the site's host sends.
@Suite("A player of another site", .anyBrowser)
struct EmbedTests {
    struct Seen: Decodable, Sendable, Equatable {
        /// The hosts that the page and the frame asked before the click, other than the page's own.
        var others: [String]
        /// The address of the frame, before and after the click; `elsewhere` if it belongs to another origin.
        var before: String
        var after: String
        /// The width of the frame by its height, in hundredths.
        var ratio: Int
        var name: String
        /// The accessible text of the link in the frame.
        var text: String
        /// The directives and origins that the policy refused.
        var refused: [String]
        /// True if the page is wider than the window.
        var isTooWide: Bool
    }

    private static let script = """
        async (number) => {
          const refused = [];
          document.addEventListener("securitypolicyviolation", (event) =>
            refused.push(event.effectiveDirective + " " + new URL(event.blockedURI).origin));
          const frame = document.querySelectorAll(".embed iframe")[number];
          frame.scrollIntoView();
          const address = () => { try { return frame.contentWindow.location.href; } catch { return "elsewhere"; } };
          const link = () => { try { return frame.contentDocument?.querySelector("a"); } catch { return null; } };
          const wait = async (isDone) => {
            for (let turn = 0; turn < 200 && !isDone(); turn++) await new Promise((done) => setTimeout(done, 25));
          };
          await wait(link);
          await new Promise((done) => setTimeout(done, 200));
          const asked = [performance, frame.contentWindow.performance].flatMap((one) => one.getEntriesByType("resource"));
          const others = [...new Set(asked.map((entry) => new URL(entry.name).host))].filter((h) => h !== location.host);
          const before = address();
          const box = frame.getBoundingClientRect();
          const text = link().textContent.trim();
          const isTooWide = document.documentElement.scrollWidth > innerWidth;
          link().click();
          await wait(() => refused.length > 0 || address() !== before);
          return {
            others, before, after: address(), ratio: Math.round(100 * box.width / box.height), name: frame.title, text,
            refused, isTooWide,
          };
        }
        """

    @Test("asks nothing of the site before the click", arguments: Engine.judging)
    func clickToLoad(engine: Engine) async throws {
        let folder = try TemporaryFolder()
        try folder.add([
            "Site/Content/site.yml": "title: Films\npublish: netlify\n",
            "Site/Content/episodes/one.md": """
            ---
            title: One
            date: 2026-01-01
            ---
            https://youtu.be/dQw4w9WgXcQ?t=1m

            https://www.youtube.com/shorts/dQw4w9WgXcQ
            """,
        ])
        try await folder.publishSite()
        let headers = try String(contentsOfFile: folder("Output/_headers"), encoding: .utf8)
        let name = "  Content-Security-Policy: "
        let line = try #require(headers.split(separator: "\n").first { $0.hasPrefix(name) })
        let policy = String(line.dropFirst(name.count))
        let frames = "frame-src 'self' https://www.youtube-nocookie.com; "
        #expect(policy.contains(frames))
        try await engine.lend { browser in
            func seen(_ number: Int, _ policy: String) async throws -> Seen {
                try await PageServer.serving(.folder(folder("Output")), policy: policy) { server in
                    try await browser.navigate(to: server.address("episodes/one/"))
                    return try await browser.call(Self.script, number, as: Seen.self)
                }
            }
            for (number, ratio) in [(0, 178), (1, 56)] {
                let found = try await seen(number, policy)
                #expect(found.others == [] && found.before == "about:srcdoc", "\(engine): \(found)")
                // The players are out of reach here. A frame of WebKit stays as it is if a load fails.
                #expect(found.after == "elsewhere" || engine == .webKit, "\(engine): \(found)")
                #expect(found.refused == [], "\(engine): \(found)")
                #expect(abs(found.ratio - ratio) <= 2 && !found.isTooWide, "\(engine): \(found)")
                #expect(
                    found.name.hasPrefix("YouTube: ") && found.text.hasPrefix("Play on YouTube"), "\(engine): \(found)")
            }
            // Without the directive the frame may not go there: it is the player's origin that the policy names.
            let refused = try await seen(0, policy.replacing(frames, with: ""))
            #expect(refused.refused.allSatisfy { $0.hasSuffix(" https://www.youtube-nocookie.com") }, "\(refused)")
            #expect(!refused.refused.isEmpty || refused.after != "elsewhere", "\(engine): \(refused)")
        }
    }
}
