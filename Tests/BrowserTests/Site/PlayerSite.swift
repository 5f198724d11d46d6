import BrowserSupport
import Foundation
import TestSupport

/// A site with recordings of silence in a theme, and the policy that its host would send.
struct PlayerSite {
    let folder: TemporaryFolder
    let policy: String

    /// Six episodes. The fourth, in the third row of the home page, has a long recording, and the fifth a short one. Both are
    /// in a course.
    init(theme: String) async throws {
        folder = try TemporaryFolder()
        try folder.add([
            "Site/Content/site.yml": """
            title: Sound
            theme: \(theme)
            publish: netlify
            menu: [{ title: Home, url: / }, { title: About, url: /about/ }, { title: Plan, url: /plan/ }]

            """,
            "Site/Content/collections/course.yml": "title: Course\ncourse: true\n",
            "Site/Content/about.md": "---\ntitle: About\n---\nWords.\n\n[Nowhere](/nowhere/)\n",
            "Site/Content/plan.md": "---\ntitle: Plan\nlang: de\n---\nWords.\n",
            "Site/Content/episodes/e4.vtt": """
            WEBVTT

            00:00.000 --> 00:04.000
            <v Ada>The first words.

            00:20.000 --> 00:24.000
            <v Bo>The middle words.

            00:50.000 --> 00:54.000
            <v Ada>The last words.

            """,
        ])
        for number in 1...6 {
            try folder.add(["Site/Content/episodes/e\(number).md": Self.episode(number)])
        }
        try silence(seconds: 90).write(to: URL(filePath: folder("Site/Content/episodes/e4.wav")))
        try silence(seconds: 7).write(to: URL(filePath: folder("Site/Content/episodes/e5.wav")))
        try await folder.publishSite()
        let headers = try String(contentsOfFile: folder("Output/_headers"), encoding: .utf8)
        let name = "  Content-Security-Policy: "
        policy =
            headers.split(separator: "\n").first { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) } ?? ""
    }

    private static func episode(_ number: Int) -> String {
        let more =
            switch number {
            case 4:
                "audio: e4.wav\ntranscript: e4.vtt\nchapters: ['0:00 Start', '0:30 Middle', '1:00 End']\ncollection: course\n"
            case 5: "audio: e5.wav\ncollection: course\n"
            default: ""
            }
        // The newest episode is first on the home page.
        return """
            ---
            title: Episode \(number)
            date: 2026-01-\(number + 10)
            number: \(number)
            \(more)---
            \(String(repeating: "Notes of the episode, long enough to scroll.\n\n", count: 30))
            """
    }
}
