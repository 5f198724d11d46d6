import SiteBuilder
import SiteDiagnostics
import SiteFileSystem
import SitePublication
import TestSupport
import Testing

@testable import SitePreview

/// A site on disk whose build copies `Content`. A file `bad` makes the build fail with its text as the message.
struct TestSite: Sendable {
    let folder: TemporaryFolder

    init(_ files: [String: String] = ["index.html": "<body>home</body>"]) throws {
        folder = try TemporaryFolder()
        try folder.add(["Content/": "", "Output/kept": "old"])
        try add(files)
    }

    func add(_ files: [String: String]) throws {
        for (name, text) in files { try folder.add(["Content/" + name: text]) }
    }

    @Sendable func build(_ difference: SourceDifference = .anything) async -> BuildOutcome {
        let tree = SourceTree(folder("Content"), shownAs: "Content", site: folder.path)
        do {
            if tree.paths.contains("bad") {
                let source = try tree.text(of: "bad", atMost: .max)
                let message = String(decoding: source.bytes, as: UTF8.self)
                let error = Diagnostic(.error, id: "test.bad", message, in: source, at: .start)
                return BuildOutcome(files: nil, diagnostics: [error])
            }
            let files = try tree.paths.map { path in
                // Films are passed as files, the rest as bytes.
                let contents: OutputFile.Contents =
                    path.hasSuffix(".mp4") ? .copy(of: tree.location(of: path)) : .bytes(try tree.bytes(of: path))
                return OutputFile(
                    try #require(OutputPath(path)), contents, from: OutputSource(path: tree.shownPath(of: path)))
            }
            return BuildOutcome(files: try OutputSet(files), diagnostics: [])
        } catch {
            Issue.record(error)
            return BuildOutcome(files: nil, diagnostics: [])
        }
    }

    /// The scene after one build.
    func scene() async -> Scene { Scene(generation: nil, problems: []).following(await build(), in: folder.path) }
}
