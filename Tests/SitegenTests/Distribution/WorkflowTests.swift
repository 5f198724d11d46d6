import Foundation
import TestSupport
import Testing

/// Every step of the printed workflows runs, in a copy of this machine's system and with an empty environment. The workflow
/// installs a release of the program that is tested.
@Suite(.serialized, .mounting, .releases, .pythonReaders, .timeLimit(.minutes(20))) struct WorkflowTests {
    /// What the runner reports.
    private struct Run: Decodable {
        struct Step: Decodable { let name, output: String }
        let exit: Int
        let steps: [Step]
        /// The calls of hosts' programs, and "pages" for a folder that GitHub or GitLab publishes.
        let uploads: [String]
        /// The subjects of the commits of the branch, newest first.
        let commits: [String]

        var output: String { steps.map(\.output).joined() }

        /// The numbers of pictures that the build needed and that it had already.
        var images: (all: Int, cached: Int)? {
            guard let match = output.firstMatch(of: /Built .* (\d+) images?(?: \((\d+) cached\))?/) else { return nil }
            return (Int(match.1) ?? 0, match.2.flatMap { Int($0) } ?? 0)
        }
    }

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func git(_ arguments: String...) async throws {
        let names = ["-c", "user.name=author", "-c", "user.email=author@localhost"]
        let run = try await ProgramRun(of: "/usr/bin/env", ["git", "-C", folder("site")] + names + arguments)
        try #require(run.exitCode == 0, "\(run.errors)")
    }

    private static func episode(_ title: String, date: String) -> String {
        "---\ntitle: \(title)\ndate: \(date)\nimage: { src: /media/cover.jpg, alt: Hills }\n---\nText.\n"
    }

    /// Makes a site with a picture, a repository with the branch `main` that contains it, and the workflow.
    private func makeSite(for host: String, _ options: [String]) async throws {
        try #require(try await Sitegen.run(["new", "site", "site"], in: folder.path).exitCode == 0)
        let settings = try #require(try folder.contents("site/Content")["site.yml"])
        // A site with an address has feeds, and so a ledger.
        try folder.add([
            "cache/": "", "site/Content/media/": "",
            "site/Content/site.yml": settings + "\nbaseURL: https://example.com/\n",
        ])
        try folder.add(["site/Content/episodes/001-hello.md": Self.episode("Hello", date: "2026-01-02")])
        try FileManager.default.copyItem(
            atPath: LocalRelease.checkout + "Content/media/albums/coast/01.jpg",
            toPath: folder("site/Content/media/cover.jpg"))
        let printed = try await Sitegen.run(["script", host, "--source", "site"] + options, in: folder.path)
        try #require(printed.exitCode == 0, "\(printed.errors)")
        try folder.add(["workflow.yml": printed.output])
        try await git("init", "--quiet", "--initial-branch", "main")
        try await git("add", "--all")
        try await git("commit", "--quiet", "--message", "Begin")
        try await git("clone", "--quiet", "--bare", ".", folder("origin"))
        try await git("remote", "add", "origin", folder("origin"))
    }

    /// Runs the workflow as the host does after a push.
    private func runWorkflow(meanwhile command: String? = nil) async throws -> Run {
        try await PythonTool.json(
            of: "Runners/run-workflow.py", [folder("workflow.yml"), folder.path] + (command.map { [$0] } ?? []))
    }

    /// The release is found by an address. The second run builds the same site and makes no picture.
    @Test(arguments: [
        ("github-pages", ["pages"]), ("gitlab", ["pages"]),
        ("netlify", ["--yes netlify-cli deploy --prod --dir Output"]),
        ("cloudflare", ["--yes wrangler@4 pages deploy Output --project-name=my show"]),
    ])
    func everyStepRuns(host: String, uploads: [String]) async throws {
        let release = try await LocalRelease.shared.value
        try FileManager.default.copyItem(atPath: release.path, toPath: folder("release"))
        try await makeSite(for: host, ["--tool", "file:///mnt/release"])
        let first = try await runWorkflow()
        #expect(first.exit == 0, "\(first.output)")
        #expect(first.uploads == uploads)
        #expect(first.commits == ["Record what is published [skip ci]", "Begin"])
        let images = try #require(first.images, "\(first.output)")
        #expect(images.cached < images.all)

        let second = try await runWorkflow()
        #expect(second.exit == 0, "\(second.output)")
        #expect(second.uploads == uploads)
        #expect(second.commits == first.commits)
        #expect(try #require(second.images, "\(second.output)") == (images.all, images.all))
    }

    /// Somebody pushes while the workflow runs. The ledger is added to that commit, and the next episode is recorded.
    @Test func theLedgerFollowsOtherCommits() async throws {
        let release = try await LocalRelease.shared.value
        try FileManager.default.copyItem(atPath: release.path, toPath: folder("release"))
        try await makeSite(for: "netlify", ["--tool", "file:///mnt/release"])
        let run = try await runWorkflow(
            meanwhile: """
                echo more >> site/Content/about.md
                git -C site -c user.name=a -c user.email=a@localhost commit --quiet --all --message Other
                git -C site push --quiet origin main
                """)
        #expect(run.exit == 0, "\(run.output)")
        #expect(run.commits == ["Record what is published [skip ci]", "Other", "Begin"])
    }

    /// A package with other bytes than promised is not installed, and a workflow without a release says so.
    @Test(arguments: [
        (["--tool", "file:///mnt/release", "--checksum", String(repeating: "0", count: 64)], "FAILED"),
        ([], "SITEGEN_RELEASE"), (["--tool", "file:///mnt/nowhere"], "curl: "),
    ])
    func wrongReleases(options: [String], message: String) async throws {
        let release = try await LocalRelease.shared.value
        try FileManager.default.copyItem(atPath: release.path, toPath: folder("release"))
        try await makeSite(for: "github-pages", options)
        let run = try await runWorkflow()
        #expect(run.exit != 0 && run.steps.map(\.name) == ["Install sitegen"])
        #expect(run.output.contains(message), "\(run.output)")
        #expect(run.uploads == [] && run.commits == ["Begin"])
    }
}
