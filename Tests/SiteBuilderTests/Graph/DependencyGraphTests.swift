import Foundation
import SitePublication
import TestSupport
import Testing

@testable import SiteBuilder

/// An edit changes only the files that depend on the edited file by the graph.
@Suite struct DependencyGraphTests {
    /// A build with its dependency graph.
    private struct Built {
        let graph: DependencyGraph
        let files: [OutputPath: OutputFile.Contents]

        init(_ site: Site) async throws {
            var site = site
            site.options.recordsDependencies = true
            let made = try await site.make()
            graph = DependencyGraph(made.rendered, made.built.output)
            files = Dictionary(uniqueKeysWithValues: made.built.output.files.map { ($0.path, $0.contents) })
        }

        /// The files that differ in another build.
        func changes(from other: Built) -> Set<OutputPath> {
            Set(files.keys).union(other.files.keys).filter { files[$0]?.bytes != other.files[$0]?.bytes }
        }

        /// The files that depend on a source.
        func outputs(of path: String, by roles: (Dependency) -> Bool = { _ in true }) -> Set<OutputPath> {
            Set(graph.outputs(of: path).filter { $0.value.contains(where: roles) }.keys)
        }
    }

    private static func site() throws -> (site: RememberedSite, author: RandomAuthor) {
        let site = try RememberedSite(content: [:])
        var author = RandomAuthor(site.sample.folder, seed: 7)
        try author.begin()
        return (site, author)
    }

    @Test func everyChangeIsForeseen() async throws {
        var (site, author) = try Self.site()
        var last = try await Built(site.site)
        for number in 1...12 {
            let edit = try author.edit()
            let built = try await Built(site.site)
            let foreseen = edit.paths.map(site.sample.folder.callAsFunction).reduce(into: Set<OutputPath>()) {
                $0.formUnion(last.outputs(of: $1).union(built.outputs(of: $1)))
            }
            let unforeseen = built.changes(from: last).subtracting(foreseen)
            #expect(unforeseen.isEmpty, "edit \(number), \(edit): \(unforeseen.map(\.text).sorted())")
            last = built
        }
    }

    /// Choosing, sorting and finding episodes does not depend on their texts.
    @Test func aTextChangesOnlyWhatShowsIt() async throws {
        var (site, author) = try Self.site()
        var last = try await Built(site.site)
        for number in 1...8 {
            let edit = try author.retell()
            let built = try await Built(site.site)
            let foreseen = built.outputs(of: site.sample.folder(edit.paths[0])) {
                $0.isDirect || $0.role == .item
            }
            let changes = built.changes(from: last)
            #expect(changes.isSubset(of: foreseen), "edit \(number), \(edit): \(changes.subtracting(foreseen))")
            last = built
        }
    }

    @Test func anEpisodeSaysWhoShowsIt() async throws {
        let sample = try SampleSite(content: [
            "index.md": "---\ntitle: Home\nsections:\n  - source: episodes\n---\n",
            "episodes/a.md": episode("Alpha", date: "2026-05-01", "tags: [css]", body: "One."),
            "episodes/b.md": episode("Beta", date: "2026-05-02", body: "Two."),
        ])
        let graph = try await sample.site.dependencies()
        let outputs = graph.outputs(of: sample.folder("Content/episodes/a.md"))
        func roles(_ path: String) throws -> Set<Dependency.Role> {
            Set((outputs[try #require(OutputPath(path))] ?? []).filter(\.isDirect).map(\.role))
        }
        #expect(try roles("episodes/a/index.html") == [.text])
        #expect(try roles("episodes/b/index.html") == [.previous])
        #expect(try roles("index.html") == [.card])
        #expect(try roles("tags/css/index.html") == [.card])
        #expect(try roles("feed.xml") == [.item])
        #expect(try roles("404.html") == [])
    }
}
