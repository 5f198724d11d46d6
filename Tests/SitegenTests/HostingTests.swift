import TestSupport
import Testing

/// The scripts for hosts that the program prints.
@Suite(.timeLimit(.minutes(10))) struct HostingTests {
    @Test(arguments: [
        ("github-pages", "actions/deploy-pages"), ("netlify", "netlify-cli deploy"),
        ("cloudflare", "pages deploy Output"), ("gitlab", "sitegen build --strict --output public"),
        ("s3", "aws s3 sync"), ("rsync", "rsync --archive"),
    ])
    func scripts(host: String, line: String) async throws {
        let folder = try TemporaryFolder()
        let run = try await Sitegen.run(["script", host], in: folder.path)
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        #expect(run.output.contains(line))
        #expect(try folder.contents().isEmpty)
    }

    /// The site's dates give the schedule. Content with errors gives none.
    @Test func theSchedule() async throws {
        let folder = try TemporaryFolder()
        try folder.add([
            "show/Content/site.yml": "title: T\ntimezone: Europe/Amsterdam\n",
            "show/Content/episodes/a.md": "---\ntitle: A\ndate: 2026-12-01 09:00\n---\n",
        ])
        let arguments = ["script", "netlify", "--source", "show", "--now", "2026-11-01"]
        let run = try await Sitegen.run(arguments, in: folder.path)
        #expect(run.exitCode == 0 && run.output.contains("- cron: \"3 7,8 * * *\"\n"), "\(run.output)\(run.errors)")
        try folder.add(["show/Content/episodes/a.md": "---\ntitle: [\n---\n"])
        let failed = try await Sitegen.run(arguments, in: folder.path)
        #expect(failed.exitCode == 1 && failed.output.isEmpty && !failed.errors.isEmpty)
    }

    @Test(arguments: [["--checksum", "12"], ["--tool", ""], ["--tool", "a\nb"]])
    func wrongReleases(options: [String]) async throws {
        let folder = try TemporaryFolder()
        #expect(try await Sitegen.run(["script", "netlify"] + options, in: folder.path).exitCode == 64)
    }

    @Test func anUnknownHost() async throws {
        let folder = try TemporaryFolder()
        #expect(try await Sitegen.run(["script", "geocities"], in: folder.path).exitCode == 64)
    }

    /// A build warns of a limit of the host; a deployment sends nothing.
    @Test func aSiteThatItsHostRefuses() async throws {
        let folder = try TemporaryFolder()
        try folder.add([
            "Content/site.yml": "title: T\nbaseURL: https://example.com/\npublish: { host: cloudflare, files: 3 }\n"
                + "deploy: { web: { rsync: \(folder.path)/target } }\n",
            "Content/episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\n",
        ])
        // The second build of each kind finds nothing changed.
        for (command, severity, code) in [
            ("build", "warning", 0), ("build", "warning", 0), ("check", "error", 4), ("deploy", "error", 1),
            ("deploy", "error", 1),
        ] {
            let run = try await Sitegen.run([command], in: folder.path)
            #expect(run.exitCode == code, "\(command)")
            let lines = run.errors.split(separator: "\n").filter { $0.contains("[publishing.host-limit]") }
            #expect(lines.count == 1 && lines[0].contains(": \(severity): the site has "), "\(run.errors)")
        }
        #expect(try folder.contents().keys.contains { $0.hasPrefix("target") } == false)
    }

    /// The files are in the output, and are removed when they are no longer requested.
    @Test func filesOfAHost() async throws {
        let folder = try TemporaryFolder()
        let settings = "title: T\nbaseURL: https://example.com/\n"
        try folder.add([
            "Content/site.yml": settings + "publish: github-pages\n",
            "Content/episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\naliases: [/old/]\n---\n",
        ])
        func built() async throws -> Set<String> {
            let run = try await Sitegen.run(
                ["build"], in: folder.path, environment: ["SOURCE_DATE_EPOCH": "1800000000"])
            #expect(run.exitCode == 0, "\(run.errors)")
            let hostFiles: Set = [".nojekyll", "CNAME", "_headers", "_redirects"]
            return hostFiles.intersection(try folder.contents("Output").keys)
        }
        #expect(try await built() == [".nojekyll", "CNAME", "_redirects"])
        try folder.add(["Content/site.yml": settings + "publish: netlify\n"])
        #expect(try await built() == ["_headers", "_redirects"])
        try folder.add(["Content/site.yml": settings])
        #expect(try await built() == ["_redirects"])
    }
}
