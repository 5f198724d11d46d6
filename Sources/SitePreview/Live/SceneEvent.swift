import Foundation
import SiteDiagnostics

/// An event for an open page: the current ids, and the errors to show.
struct SceneEvent: Encodable {
    var generation: String
    var page: String
    /// The hashes of files that have changed since the page was loaded, by path, or `nil` if unknown.
    var files: [String: String]?
    var problems: [Problem]

    init(_ scene: Scene, for page: OpenPage) {
        let stamp = scene.stamp(of: page.path)
        generation = stamp.generation
        self.page = stamp.page
        files = stamp.generation == page.generation ? [:] : scene.generation?.files(changedAfter: page.generation)
        problems = scene.problems
    }

    /// The event in the format of server-sent events, as one line of JSON. The client reconnects soon if the connection
    /// breaks.
    var frame: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = (try? encoder.encode(self)) ?? Data("{}".utf8)
        return Array("retry: 500\ndata: ".utf8) + json + Array("\n\n".utf8)
    }
}
