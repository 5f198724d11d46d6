import Diagnostics
import Foundation

/// What an open page is told: what it should be now, and the errors to show over it.
struct SceneEvent: Encodable {
    struct Problem: Encodable {
        var place: String
        var message: String
        var id: String
        var excerpt: String?
        /// Where in the excerpt the problem starts, in UTF-16 units as scripts count.
        var column: Int?
        var hint: String?
    }

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
        problems = scene.overlay.map(Problem.init)
    }

    /// The event as it is sent: one line of JSON. Asks to come back soon when the connection breaks.
    var frame: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = (try? encoder.encode(self)) ?? Data("{}".utf8)
        return Array("retry: 500\ndata: ".utf8) + json + Array("\n\n".utf8)
    }
}

extension SceneEvent.Problem {
    init(_ diagnostic: Diagnostic) {
        place = [diagnostic.path, diagnostic.position.map { "\($0.line):\($0.column)" }].compactMap(\.self)
            .joined(separator: ":")
        message = diagnostic.message
        id = diagnostic.id
        hint = diagnostic.hint
        guard let excerpt = diagnostic.excerpt, let position = diagnostic.position else { return }
        self.excerpt = excerpt
        let before = excerpt.utf8.prefix(max(position.column - 1, 0))
        column = String(decoding: before, as: UTF8.self).utf16.count
    }
}
