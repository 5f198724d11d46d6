import BrowserSupport
import Foundation
import TestSupport
import Testing

/// Browsers check a policy for every address of a redirect, and download counters redirect to other hosts.
@Suite("The generated policy", .anyBrowser)
struct ContentPolicyTests {
    struct Loaded: Decodable, Sendable, Equatable {
        /// `loadedmetadata` or `error`.
        var recording: String
        /// The width in pixels; 0 for a picture that was not loaded.
        var picture: Int
        /// The directives of the policy that were violated.
        var violations: [String]
    }

    private static let script = """
        async () => {
          const violations = new Set();
          document.addEventListener("securitypolicyviolation", (event) => violations.add(event.effectiveDirective));
          const media = document.querySelector("audio");
          const recording = await new Promise((done) => {
            media.addEventListener("loadedmetadata", () => done("loadedmetadata"));
            for (const element of [media, ...media.querySelectorAll("source")]) {
              element.addEventListener("error", () => done("error"));
            }
            media.preload = "auto";
            media.load();
          });
          const image = document.querySelector(".prose img");
          image.loading = "eager";
          image.src = image.src + "?again";
          await image.decode().catch(() => 0);
          await new Promise((done) => setTimeout(done, 100));
          return { recording, picture: image.naturalWidth, violations: [...violations].sort() };
        }
        """

    @Test("allows recordings and pictures from redirecting hosts", arguments: Engine.judging)
    func redirects(engine: Engine) async throws {
        let elsewhere = try TemporaryFolder()
        try silence(seconds: 2).write(to: URL(filePath: elsewhere("a.wav")))
        let picture = try #require(Data(base64Encoded: Self.picture))
        try picture.write(to: URL(filePath: elsewhere("a.png")))
        try await PageServer.serving(.folder(elsewhere(""))) { files in
            try await PageServer.leading(to: files) { counting in
                #expect(files.port != counting.port)
                let open = try await load(in: engine, from: counting, settings: "")
                if open.recording == "error", engine == .webKit {
                    // WebKitGTK plays only formats for which the machine has GStreamer plugins.
                    print("\(engine): no decoder for WAV; recordings were not judged")
                    #expect(open.picture == 1 && open.violations == [])
                    return
                }
                #expect(open == Loaded(recording: "loadedmetadata", picture: 1, violations: []), "\(engine)")
                // With only the written host, as policies are often written, neither is loaded.
                let host = counting.address()
                let narrow = try await load(
                    in: engine, from: counting, settings: "contentPolicy: { media: \"\(host)\", images: \"\(host)\" }\n"
                )
                #expect(narrow.recording == "error" && narrow.picture == 0, "\(engine): \(narrow)")
            }
        }
    }

    /// Loads the episode's page with the policy from the site's `_headers`.
    private func load(in engine: Engine, from host: PageServer, settings: String) async throws -> Loaded {
        let folder = try TemporaryFolder()
        try folder.add([
            "Site/Content/site.yml": "title: Sound\npublish: netlify\n" + settings,
            "Site/Content/episodes/one.md": """
            ---
            title: One
            date: 2026-01-01
            audio: \(host.address("a.wav"))
            ---
            ![Dot](\(host.address("a.png")))
            """,
        ])
        try await folder.publishSite()
        let headers = try String(contentsOfFile: folder("Output/_headers"), encoding: .utf8)
        let name = "  Content-Security-Policy: "
        let line = try #require(headers.split(separator: "\n").first { $0.hasPrefix(name) })
        return try await engine.lend { browser in
            try await PageServer.serving(
                .folder(folder("Output")), policy: String(line.dropFirst(name.count))
            ) { server in
                try await browser.navigate(to: server.address("episodes/one/"))
                return try await browser.call(Self.script, 0, as: Loaded.self)
            }
        }
    }

    /// A picture of one pixel.
    private static let picture =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
}
