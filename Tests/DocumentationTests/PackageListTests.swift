import Foundation
import Testing

/// `Sources/Distribution/packages.txt` is the list of all packages. Files that cannot read it agree with it.
@Suite struct PackageListTests {
    private struct Row {
        let use, apt, brew, licence: String
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: ManualTests.checkout.appending(path: path), encoding: .utf8)
    }

    private static func rows() throws -> [Row] {
        try text("Sources/Distribution/packages.txt").split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let words = line.split(separator: " ").map(String.init)
            try #require(words.count == 4, "\(line)")
            return Row(use: words[0], apt: words[1], brew: words[2], licence: words[3])
        }
    }

    private static func names(_ column: KeyPath<Row, String>, for uses: [String]) throws -> Set<String> {
        Set(try rows().filter { uses.contains($0.use) }.map { $0[keyPath: column] }.filter { $0 != "-" })
    }

    /// The texts between quotes in all matches of a pattern.
    private static func quoted(_ pattern: Regex<(Substring, Substring)>, in text: String) -> Set<String> {
        Set(text.matches(of: pattern).flatMap { $0.1.matches(of: /"([^"]+)"/).map { String($0.1) } })
    }

    @Test func hintsOfPackageSwift() throws {
        let manifest = try Self.text("Package.swift")
        #expect(Self.quoted(/\.apt\(\[([^\]]*)\]/, in: manifest) == (try Self.names(\.apt, for: ["libraries"])))
        #expect(Self.quoted(/\.brew\(\[([^\]]*)\]/, in: manifest) == (try Self.names(\.brew, for: ["libraries"])))
    }

    @Test func formula() throws {
        let formula = try Self.text("Sources/Distribution/sitegen.rb")
        #expect(
            Self.quoted(/depends_on ("[^"]+")\n/, in: formula)
                == (try Self.names(\.brew, for: ["libraries", "images"])))
        #expect(
            Self.quoted(/depends_on ("[^"]+") => :build/, in: formula)
                == (try Self.names(\.brew, for: ["distribution"])))
    }

    /// The Debian package recommends the library for pictures by all its names.
    @Test func recommendations() throws {
        let script = try Self.text("Sources/Distribution/dist.sh")
        let line = try #require(script.firstMatch(of: /\nRecommends: ([^\n]*)/)).1
        let names = Set(line.split(whereSeparator: { " |,".contains($0) }).map(String.init))
        #expect(names.subtracting(["ca-certificates"]) == (try Self.names(\.apt, for: ["images", "images-t64"])))
    }

    /// A release names the licences of everything inside the program.
    @Test func licences() throws {
        for row in try Self.rows() { #expect((row.licence != "-") == (row.use == "libraries"), "\(row.apt)") }
        let script = try Self.text("Sources/Distribution/dist.sh")
        let packages = try Self.text("Package.swift").matches(of: /\.package\(url: ".*\/([^"\/]+)"/).map(\.1)
        #expect(packages.count >= 3)
        for package in packages where package != "swift-docc-plugin" {
            #expect(script.contains("\(package):"), "\(package)")
        }
    }

    /// Commands that install packages by name.
    @Test(arguments: [
        "run", ".ci/run", ".github/workflows/release.yml", "Sources/Distribution/Dockerfile",
        "Sources/Distribution/try.sh", "Sources/SitePublishing/Hosting/PublishingScript+Workflow.swift", "README.md",
        "CONTRIBUTING.md", "Content/manual/start.md", "Content/manual/publishing.md",
    ])
    func commands(file: String) throws {
        let all = Set(try Self.rows().flatMap { [$0.apt, $0.brew] })
        for match in try Self.text(file).matches(of: /(?:apt-get|brew) install ([^\n&>|;`]*)/) {
            // Commands that print packages read the list.
            let words = match.1.replacing(/\$\([^)]*\)/, with: "").split(separator: " ")
            for word in words where !word.contains(/^[-"$\/.]|\.deb$|^[(\\]/) {
                #expect(all.contains(String(word)), "\(match.0)")
            }
        }
    }
}
