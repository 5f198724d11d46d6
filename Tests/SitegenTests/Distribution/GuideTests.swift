import Foundation
import TestSupport
import Testing

/// A reader follows the guides on a new machine, command by command.
@Suite(.serialized, .mounting, .releases, .pythonReaders, .timeLimit(.minutes(10))) struct GuideTests {
    private struct Reading: Decodable {
        struct Block: Decodable { let commands, output: String }
        let exit: Int
        let blocks: [Block]
        /// The places that a page has arrived in.
        let published: [String]
    }

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The reader's machine has the program and a clone of the site already.
    private static let preparation = """
        ```sh
        apt-get install -y -qq /mnt/release/*.deb
        git config --global user.name reader
        git config --global user.email reader@localhost
        git init --quiet --bare --initial-branch main /mnt/origin
        git init --quiet --initial-branch main
        sitegen build
        git add --all
        git commit --quiet --message Begin
        git remote add origin /mnt/origin
        git push --quiet --set-upstream origin main
        ```

        """

    /// - Parameters:
    ///   - preparation: Commands that the reader executed before, as a guide.
    ///   - place: The folder that the reader begins in.
    private func read(_ guide: String, after preparation: String = "", in place: String) async throws -> Reading {
        let release = try await LocalRelease.shared.value
        try FileManager.default.copyItem(atPath: release.path, toPath: folder("release"))
        let text = try String(contentsOfFile: LocalRelease.checkout + "Content/manual/" + guide, encoding: .utf8)
        try folder.add(["guide.md": preparation + text])
        let reading: Reading = try await PythonTool.json(
            of: "Runners/run-guide.py", [folder("guide.md"), folder.path, place])
        let last = try #require(reading.blocks.last)
        #expect(reading.exit == 0, "\(last.commands)\(last.output)")
        return reading
    }

    @Test func publishing() async throws {
        try folder.add(["reader/": ""])
        let reading = try await read("publishing.md", in: "reader")
        #expect(reading.published == ["srv/live", "var/www/show"])
        let files = Set(try folder.contents("reader/my-show").keys)
        #expect(files.isSuperset(of: [".github/workflows/publish.yml", ".gitlab-ci.yml", "Content/episodes.lock"]))
    }

    @Test func everyWeek() async throws {
        try #require(try await Sitegen.run(["new", "site", "show"], in: folder.path).exitCode == 0)
        let settings = try #require(try folder.contents("show/Content")["site.yml"])
        try folder.add([
            "show/Content/site.yml": settings + """

                baseURL: https://example.com/
                deploy: { web: { rsync: /srv/web } }

                """
        ])
        let reading = try await read("every-week.md", after: Self.preparation, in: "show")
        #expect(reading.published == ["srv/web"])
        let log = try await ProgramRun(
            of: "/usr/bin/env", ["git", "-C", folder("origin"), "log", "--format=%s", "main"])
        #expect(log.output == "Record what is published\nRows and gaps\nBegin\n")
    }
}
