import BrowserSupport
import Foundation
import TestSupport
import Testing

/// Browsers check a policy against every address that a host leads on to: what counts downloads leads on to others.
@Suite("The generated policy", .anyBrowser)
struct ContentPolicyTests {
    struct Loaded: Decodable, Sendable, Equatable {
        /// `loadedmetadata` or `error`.
        var recording: String
        /// Width in pixels; 0 for one that was not loaded.
        var picture: Int
        /// Parts of the policy that something was against.
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

    @Test("lets pages have recordings and pictures from where their hosts lead on to", arguments: Engine.judging)
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
                    // WebKitGTK plays what GStreamer's plugins of the machine can read.
                    print("\(engine): no decoder for WAV; recordings were not judged")
                    #expect(open.picture == 1 && open.violations == [])
                    return
                }
                #expect(open == Loaded(recording: "loadedmetadata", picture: 1, violations: []), "\(engine)")
                // With the written host alone, as policies are often made, neither is loaded.
                let host = counting.address()
                let narrow = try await load(
                    in: engine, from: counting, settings: "contentPolicy: { media: \"\(host)\", images: \"\(host)\" }\n"
                )
                #expect(narrow.recording == "error" && narrow.picture == 0, "\(engine): \(narrow)")
            }
        }
    }

    /// The episode's page, sent with the policy that its site's `_headers` name.
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

    /// One pixel.
    private static let picture =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
}
