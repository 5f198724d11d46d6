import Foundation
import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import TestSupport
import Testing

@testable import SitePublishing

@Suite struct PublishingScriptTests {
    /// The workflow's commands, and the actions that its steps use.
    private func steps(_ host: PublishingHost, tool: String? = nil) throws -> (
        workflow: Value, commands: [String], uses: [String]
    ) {
        let text = PublishingScript(host: host, tool: tool).text
        let (value, problems) = YAML.parse(SourceText(path: "publish.yml", text: text))
        #expect(problems.isEmpty)
        let workflow = try #require(value)
        let steps = try #require(workflow["jobs"]?["publish"]?["steps"]?.list)
        return (workflow, steps.compactMap { $0["run"]?.text }, steps.compactMap { $0["uses"]?.text })
    }

    @Test(arguments: [
        (PublishingHost.githubPages, "actions/deploy-pages@v4"), (.cloudflare, "cloudflare/wrangler-action@v3"),
        (.netlify, "actions/setup-node@v4"),
    ])
    func workflows(host: PublishingHost, last: String) throws {
        let (workflow, commands, uses) = try steps(host)
        #expect(workflow["on"]?["schedule"]?.list?.first?["cron"]?.text == "17 * * * *")
        #expect(workflow["on"]?["push"]?["branches"]?.list?.first?.text == "main")
        #expect(workflow["permissions"]?["contents"]?.text == "read")
        #expect((workflow["permissions"]?["pages"]?.text == "write") == (host == .githubPages))
        #expect(
            (workflow["jobs"]?["publish"]?["environment"]?["name"]?.text == "github-pages") == (host == .githubPages))
        #expect(uses.first == "actions/checkout@v4" && uses.last == last)
        #expect(
            commands[0].hasSuffix("swift build -c release --product sitegen\n.build/release/sitegen build --strict\n"))
    }

    @Test func sitegenFromElsewhere() throws {
        let command = try steps(.netlify, tool: "https://example.com/it's.git").commands[0]
        let expected = """
            git clone --depth 1 'https://example.com/it'\\''s.git' /tmp/sitegen
            swift build -c release --product sitegen --package-path /tmp/sitegen --scratch-path .build
            .build/release/sitegen build --strict

            """
        #expect(command.hasSuffix(expected))
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
