import Foundation
import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import TestSupport
import Testing

@testable import SitePublishing

@Suite struct PublishingScriptTests {
    private func parsed(_ script: PublishingScript) throws -> Value {
        let (value, problems) = YAML.parse(SourceText(path: "publish.yml", text: script.text))
        #expect(problems.isEmpty)
        return try #require(value)
    }

    @Test(arguments: [PublishingHost.githubPages, .cloudflare, .netlify])
    func workflows(host: PublishingHost) throws {
        let workflow = try parsed(PublishingScript(host: host))
        #expect(workflow["on"]?["schedule"]?.list?.first?["cron"]?.text == "17 * * * *")
        #expect(workflow["on"]?["push"]?["branches"]?.list?.first?.text == "main")
        // The commit of the ledger starts no run.
        #expect(workflow["on"]?["push"]?["paths-ignore"]?.list?.first?.text == "Content/episodes.lock")
        #expect(workflow["permissions"]?["contents"]?.text == "write")
        #expect((workflow["permissions"]?["pages"]?.text == "write") == (host == .githubPages))
        let job = workflow["jobs"]?["publish"]
        #expect((job?["environment"]?["name"]?.text == "github-pages") == (host == .githubPages))
        let steps = try #require(job?["steps"]?.list)
        #expect(steps.compactMap { $0["uses"]?.text }.prefix(2) == ["actions/checkout@v4", "actions/cache@v4"])
        #expect(steps[1]["with"]?["path"]?.text == ".sitegen")
        let commands = steps.compactMap { $0["run"]?.text }
        #expect(commands.count == (host == .githubPages ? 3 : 4))
        #expect(!commands.contains { $0.contains("swift ") })
    }

    @Test func pipeline() throws {
        let schedule = PublishingSchedule(at: [Instant(secondsSince1970: 0)], in: .utc)
        let script = PublishingScript(host: .gitlab, schedule: schedule)
        #expect(script.text.contains("\n#   3 0 * * *\n"))
        let job = try #require(try parsed(script)["pages"])
        #expect(job["cache"]?["paths"]?.list?.first?.text == ".sitegen")
        #expect(job["artifacts"]?["paths"]?.list?.first?.text == "public")
        #expect(job["script"]?.list?.count == 5)
    }

    /// Text of the author stays one value, whatever is in it.
    @Test(arguments: [
        "https://example.com/it's/v1", "tools/release", "$(touch /tmp/x)", "a: b # c", "${{ secrets.X }}", "\\n\"",
    ])
    func releases(address: String) throws {
        let release = ToolRelease(address: address, checksum: "0123")
        let steps = try parsed(PublishingScript(host: .netlify, release: release))["jobs"]?["publish"]?["steps"]?.list
        let environment = steps?.compactMap { $0["env"] }.first
        #expect(environment?["RELEASE"]?.text == address)
        #expect(environment?["CHECKSUM"]?.text == "0123")
        let job = try parsed(PublishingScript(host: .gitlab, release: release))["pages"]
        #expect(job?["variables"]?["RELEASE"]?.text == address)
    }

    @Test func releasesOfTheRepository() throws {
        let steps = try parsed(PublishingScript(host: .netlify))["jobs"]?["publish"]?["steps"]?.list
        #expect(steps?.compactMap { $0["env"] }.first?["RELEASE"]?.text == "${{ vars.SITEGEN_RELEASE }}")
        let job = try parsed(PublishingScript(host: .gitlab))["pages"]
        #expect(job?["variables"]?["RELEASE"]?.text == "$SITEGEN_RELEASE")
    }

    @Test(arguments: [
        // Amsterdam is an hour east of UTC in winter and two hours in summer.
        ("Europe/Amsterdam", ["2026-12-01 09:00"], ["3 7,8 * * *"]),
        ("Europe/Amsterdam", ["2026-12-01 09:00", "2026-07-01 09:00"], ["3 7,8 * * *"]),
        ("Europe/Amsterdam", ["2026-12-01"], ["3 22,23 * * *"]),
        ("Europe/Amsterdam", ["2026-10-01"], ["3 22,23 * * *"]),
        ("UTC", ["2026-12-01 23:58:30", "2026-12-02 09:00"], ["2 0 * * *", "3 9 * * *"]),
        ("Asia/Kolkata", ["2026-12-01 09:00"], ["33 3 * * *"]),
        ("Pacific/Apia", ["2026-12-01 00:00"], ["3 11 * * *"]),
        (
            "UTC",
            ["2026-12-01 01:00", "2026-12-01 02:10", "2026-12-01 03:20", "2026-12-01 04:30", "2026-12-01 05:40"],
            ["17 * * * *"]
        ),
        ("UTC", [], ["17 * * * *"]),
    ])
    func schedules(zone: String, times: [String], expressions: [String]) throws {
        let zone = try #require(ZoneRules(named: zone))
        let moments = try times.map { try CalendarDate(parsing: $0).resolved(in: zone).instant }
        #expect(PublishingSchedule(at: moments, in: zone).expressions == expressions)
    }

    /// Coming and expiring files count. Without any, the newest episode does.
    @Test(arguments: [
        (["a": "date: 2026-01-01 07:00"], ["3 7 * * *"]),
        (["a": "date: 2026-01-01 07:00", "b": "date: 2027-01-01 18:30"], ["33 18 * * *"]),
        (
            ["a": "date: 2026-01-01 07:00\nexpires: 2027-01-01 20:00", "b": "date: 2027-01-01 18:30"],
            ["3 20 * * *", "33 18 * * *"]
        ),
        (["a": "date: 2027-01-01 07:00\ndraft: true"], ["17 * * * *"]), (["a": ""], ["17 * * * *"]),
    ])
    func schedulesOfSites(episodes: [String: String], expressions: [String]) throws {
        var files = ["site.yml": "timezone: UTC\n"]
        for (name, keys) in episodes { files["episodes/\(name).md"] = "---\ntitle: T\n\(keys)\n---\n" }
        #expect(PublishingSchedule(of: interpreted(files)).expressions == expressions)
    }

    /// Runs the script for S3 with a program that only records its calls, and returns an earlier manifest.
    private func calls(target: String) async throws -> [String] {
        let folder = try TemporaryFolder()
        let program = """
            #!/bin/sh
            echo "aws $*" >> '\(folder("calls"))'
            for last; do :; done
            case "$*" in *sitegen-manifest*/old) cp '\(folder("earlier"))' "$last" ;; esac

            """
        try folder.add([
            "bin/aws": program, "script": PublishingScript(host: .s3).text,
            "earlier": "sitegen manifest 1\ngone/it's one.html\nindex.html\n",
            "Output/.sitegen-manifest": "sitegen manifest 1\nindex.html\nnew.html\n",
            "Output/_redirects": "/old%20one/ /new/ 301\n/old.html /new/ 301\n", "Output/index.html": "",
        ])
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder("bin/aws"))
        let run = try await ProgramRun(
            of: "/bin/bash", [folder("script"), target], in: folder.path,
            environment: ["PATH": folder("bin") + ":/usr/bin:/bin", "TMPDIR": folder.path])
        #expect(run.exitCode == 0, "\(run.errors)")
        let text = try String(contentsOfFile: folder("calls"), encoding: .utf8)
        // The script's temporary folder has a different name each time.
        return text.split(separator: "\n").map {
            String($0).replacing(folder.path, with: "").replacing(#/\/tmp\.[A-Za-z0-9]+/#, with: "SCRATCH")
        }
    }

    @Test func s3() async throws {
        let calls = try await calls(target: "my-bucket")
        #expect(
            calls == [
                "aws s3 cp --quiet s3://my-bucket/.sitegen-manifest SCRATCH/old",
                "aws s3 sync Output s3://my-bucket --exclude *.html --exclude .sitegen-manifest --cache-control public, max-age=3600",
                "aws s3 sync Output s3://my-bucket --exclude * --include *.html --cache-control public, max-age=0, must-revalidate",
                "aws s3api put-object --bucket my-bucket --key old one/index.html --body Output/old one/index.html --content-type text/html --website-redirect-location /new/",
                "aws s3api put-object --bucket my-bucket --key old.html --body Output/old.html --content-type text/html --website-redirect-location /new/",
                "aws s3 rm --quiet s3://my-bucket/gone/it's one.html",
                "aws s3 cp --quiet Output/.sitegen-manifest s3://my-bucket/.sitegen-manifest",
            ])
    }
}
