import BrowserSupport
import Foundation
import SiteBuilder
import SiteEpisodes
import SitePublication
import TestSupport
import Testing

/// Opens every page of a site that consists only of attacks, to see whether any markup gets through.
@Suite("A hostile site", .anyBrowser)
struct HostileSiteTests {
    struct Finding: Decodable, Sendable {
        /// The number of the attack that ran.
        var ran: Int?
        var problems: [String]
        /// True if the page exists.
        var hasHeading: Bool
    }

    private static let script = """
        async () => {
          // Error handlers of pictures run a little later.
          await new Promise((done) => setTimeout(done, 150));
          const problems = [];
          for (const element of document.querySelectorAll("*")) {
            for (const { name, value } of element.attributes) {
              if (name.startsWith("on") || name === "srcdoc") problems.push(`${element.localName} ${name}`);
              if (!["href", "src", "action", "formaction", "poster", "data", "xlink:href"].includes(name)) continue;
              let scheme = "";
              try { scheme = new URL(value, document.baseURI).protocol; } catch { continue; }
              if (!["http:", "https:", "mailto:", "tel:", "file:"].includes(scheme)) problems.push(`${name} ${value}`);
            }
            const isData = ["application/json", "application/ld+json"].includes(element.type);
            if (element.localName === "script" && !element.src && !isData) problems.push("script");
            if (["base", "object", "embed", "dialog", "textarea"].includes(element.localName)) {
              problems.push(element.localName);
            }
          }
          return { ran: self.xss ?? null, problems, hasHeading: document.querySelector("h1, h2, a") !== null };
        }
        """

    @Test("runs nothing in any page", arguments: Engine.judging)
    func nothingRuns(engine: Engine) async throws {
        let folder = try TemporaryFolder()
        try folder.add(
            Dictionary(uniqueKeysWithValues: HostileSite.files().map { ("Site/" + $0.key, $0.value) }))
        let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized.path
        let options = BuildOptions(
            rules: PublicationRules(now: Instant(secondsSince1970: 1_900_000_000)), jobs: 2,
            builtInThemes: [repository + "/Themes"])
        let built = try await Site(folder: folder("Site"), options: options).build()
        _ = try await built.output.publish(
            to: OutputFolder(folder("Output"), site: folder("Site"), inputs: [], home: nil), jobs: 1)
        // Pages that redirect at once cannot be examined.
        let pages = built.output.files.filter { $0.path.text.hasSuffix(".html") && !$0.leadsOn }.map(\.path.text)
        #expect(pages.count > 8)
        try await engine.lend { browser in
            try await PageServer.serving(.folder(folder("Output"))) { server in
                for page in pages {
                    let path = page.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? page
                    try await browser.navigate(to: server.address(path))
                    let found = try await browser.call(Self.script, [String: String](), as: Finding.self)
                    #expect(found.ran == nil, "\(engine), \(page)")
                    #expect(found.problems == [], "\(engine), \(page)")
                    #expect(found.hasHeading, "\(engine), \(page)")
                }
            }
        }
    }
}

extension OutputFile {
    fileprivate var leadsOn: Bool {
        guard let bytes = contents.bytes else { return false }
        return bytes.contains("http-equiv=\"refresh\"".utf8)
    }
}
