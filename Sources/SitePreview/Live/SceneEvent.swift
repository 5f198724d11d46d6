import Foundation
import SiteDiagnostics

/// What an open page is told: what it should be now, and the errors to show over it.
struct SceneEvent: Encodable {
    var generation: String
    var page: String
    /// Files that are other ones than when the page was loaded, by their paths; `nil` when that cannot be told.
    var files: [String: String]?
    var problems: [Problem]

    init(_ scene: Scene, for page: OpenPage) {
        let stamp = scene.stamp(of: page.path)
        generation = stamp.generation
        self.page = stamp.page
        files = stamp.generation == page.generation ? [:] : scene.generation?.files(changedAfter: page.generation)
        problems = scene.problems
    }

    /// The event as it is sent: one line of JSON. Asks to come back soon when the connection breaks.
    var frame: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = (try? encoder.encode(self)) ?? Data("{}".utf8)
        return Array("retry: 500\ndata: ".utf8) + json + Array("\n\n".utf8)
    }
}
