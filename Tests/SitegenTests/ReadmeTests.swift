import Foundation
import TestSupport
import Testing

/// The commands, the files and the CSS of the README are what a reader gets who follows it.
@Suite struct ReadmeTests {
    private static let checkout = URL(filePath: #filePath).appending(path: "../../..").standardized
    private static let text = (try? String(contentsOf: checkout.appending(path: "README.md"), encoding: .utf8)) ?? ""

    private static func blocks(_ language: String) -> [String] {
        let parts: [Substring] = text.split(separator: "```\(language)\n").dropFirst().map { $0 }
        return parts.map { part in String(part.prefix(upTo: part.firstRange(of: "```")?.lowerBound ?? part.endIndex)) }
    }

    /// Minified CSS, without the spaces and semicolons that a reader needs.
    private static func minified(_ css: String) -> String {
        css.filter { !$0.isWhitespace }.replacing(";}", with: "}")
    }

    @Test func theFirstSiteIsBuilt() async throws {
        let folder = try TemporaryFolder()
        let commands = try #require(Self.blocks("sh").first { $0.hasPrefix("sitegen") }).split(separator: "\n")
        #expect(commands.count == 3)
        var place = ""
        for command in commands {
            let words = command.split(separator: " ").map(String.init)
            if words[0] == "cd" {
                place = words[1]
                continue
            }
            #expect(words[0] == "sitegen")
            let run = try await Sitegen.run(Array(words.dropFirst()), in: folder(place))
            #expect(run.exitCode == 0, "\(command): \(run.errors)")
        }
        #expect(try folder.contents("\(place)/Output")["index.html"] != nil)

        try folder.add([
            "\(place)/Content/episodes/002-nested.md": try #require(Self.blocks("markdown").first),
            "\(place)/Themes/Default/layouts/feed.yml": try #require(Self.blocks("yaml").first),
        ])
        let run = try await Sitegen.run(["build", "--strict", "--future"], in: folder(place))
        #expect(run.exitCode == 0, "\(run.errors)")
        let output = try folder.contents("\(place)/Output")
        #expect(output.contains { $0.value.contains("<h1 dir=\"auto\">Nested groups</h1>") })
        let css = Self.minified(try #require(Self.blocks("css").first))
        let styles = output.filter { $0.key.withoutAssetDigests.hasPrefix("theme/styles.") }.values.map(Self.minified)
        #expect(styles.contains { $0.contains(css) }, "no stylesheet holds the README's rule")
    }

    @Test func theScriptKnowsTheOtherCommands() throws {
        let script = try String(contentsOf: Self.checkout.appending(path: "run"), encoding: .utf8)
        let commands = Self.blocks("sh").flatMap { $0.matches(of: /\.\/run (\w+)/) }.map { String($0.1) }
        #expect(!commands.isEmpty)
        for command in commands { #expect(script.contains("\n\(command))"), "./run \(command)") }
    }
}
