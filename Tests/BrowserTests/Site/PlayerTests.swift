import BrowserSupport
import Foundation
import TestSupport
import Testing

/// The player of an episode's page with a playable recording.
@Suite("The player", .anyBrowser)
struct PlayerTests {
    /// The visible state of the player after it has settled.
    struct State: Decodable, Sendable {
        var time: Double
        /// The titles of the marked chapters.
        var current: [String]
        var status: String
        var hash: String
        /// 0 if the engine cannot play the file.
        var ready: Int
    }

    /// Performs an action, waits until the recording is at a time, and returns the state.
    private static let script = """
        async ({ action, time }) => {
          const media = document.querySelector("audio, video");
          // Playing on would move what is to be seen.
          media.play = () => Promise.resolve();
          const chapters = [...document.querySelectorAll(".player .chapters a")];
          const key = (name, target) =>
            target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
          const actions = {
            none() {},
            load() { media.preload = "auto"; media.load(); },
            chapter() { chapters[1].click(); },
            words() { document.querySelector(".transcript-time").click(); },
            notes() { document.querySelector(".prose a[href='#t=0:20']").click(); },
            hash() { location.hash = "#t=0:15"; },
            forward() { key("l", media); },
            back() { key("j", chapters[0]); },
            next() { key("n", media); },
            outside() { key("l", document.body); },
            pause() { media.dispatchEvent(new Event("pause")); },
          };
          actions[action]();
          for (let turn = 0; turn < 400; turn++) {
            await new Promise((done) => setTimeout(done, 25));
            if (media.error) break;
            if (media.readyState > 0 && !media.seeking && Math.abs(media.currentTime - time) < 0.2) break;
          }
          // `timeupdate` follows when the place has been found.
          await new Promise((done) => setTimeout(done, 100));
          return {
            time: media.currentTime, ready: media.readyState, hash: location.hash,
            current: chapters.filter((link) => link.getAttribute("aria-current") === "true").map((link) => link.textContent.trim()),
            status: document.querySelector("[data-player] [data-status]").textContent,
          };
        }
        """

    struct Step: Encodable, Sendable {
        var action: String
        var time: Double
    }

    @Test("seeks, is linked to and remembers", arguments: Engine.judging)
    func player(engine: Engine) async throws {
        let output = try await Self.builtSite()
        try await engine.lend { browser in
            try await PageServer.serving(.folder(output("Output"))) { server in
                let page = server.address("episodes/one/")
                func state(_ action: String, at time: Double) async throws -> State {
                    try await browser.call(Self.script, Step(action: action, time: time), as: State.self)
                }
                func open(_ address: String) async throws {
                    try await browser.navigate(to: server.address())
                    try await browser.navigate(to: address)
                    let isReady = "document.querySelector('.player .pl') ? 'yes' : 'no'"
                    try await browser.wait(for: isReady, wanted: "controls") { $0 == "yes" }
                }
                try await open(page)
                var seen = try await state("load", at: 0)
                guard seen.ready > 0 else {
                    // WebKitGTK plays only formats for which the machine has GStreamer plugins.
                    #expect(engine == .webKit, "\(engine) cannot play a WAV file")
                    print("\(engine): no decoder for WAV; the player was not judged")
                    return
                }
                func expect(_ action: String, at time: Double, chapter: String?, hash: String? = nil) async throws {
                    seen = try await state(action, at: time)
                    #expect(abs(seen.time - time) < 0.2, "\(engine), \(action): \(seen)")
                    #expect(seen.current == [chapter].compactMap(\.self), "\(engine), \(action): \(seen)")
                    if let hash { #expect(seen.hash == hash, "\(engine), \(action): \(seen)") }
                }
                try await expect("chapter", at: 10, chapter: "0:10 Middle", hash: "#t=10")
                #expect(seen.status == "0:10 Middle")
                try await expect("forward", at: 40, chapter: "0:10 Middle")
                try await expect("outside", at: 40, chapter: "0:10 Middle")
                try await expect("next", at: 45, chapter: "0:45 End")
                try await expect("back", at: 30, chapter: "0:10 Middle")
                try await expect("words", at: 3, chapter: "0:00 Start", hash: "#t=3")
                try await expect("notes", at: 20, chapter: "0:10 Middle", hash: "#t=20")
                try await expect("hash", at: 15, chapter: "0:10 Middle")
                try await expect("pause", at: 15, chapter: "0:10 Middle")

                try await open(page)
                try await expect("none", at: 15, chapter: "0:10 Middle", hash: "")
                #expect(seen.status == "Goes on at 0:15")
                try await open(page + "#t=50")
                try await expect("none", at: 50, chapter: "0:45 End")
                try await open(page + "#t=0:07,0:09")
                try await expect("none", at: 7, chapter: "0:00 Start")
            }
        }
    }

    private static func builtSite() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.add([
            "Site/Content/site.yml": "title: Sound\n",
            "Site/Content/episodes/one.md": """
            ---
            title: One
            date: 2026-01-01
            audio: one.wav
            transcript: one.vtt
            chapters: ['0:00 Start', '0:10 Middle', '0:45 End']
            ---
            [Later](#t=0:20)

            """,
            "Site/Content/episodes/one.vtt": "WEBVTT\n\n00:03.000 --> 00:05.000\nWords.\n",
        ])
        try silence(seconds: 60).write(to: URL(filePath: folder("Site/Content/episodes/one.wav")))
        try await folder.publishSite()
        return folder
    }
}
