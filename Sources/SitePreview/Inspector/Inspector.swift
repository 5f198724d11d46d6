import LayoutInspection
import SiteBuilder

/// The layout inspector's own addresses: its script, and what it asks of a page's layout. Answers are computed when they are
/// asked for, from the layouts of the generation that is shown; builds do nothing for it.
enum Inspector {
    static let scriptPath = "/__sitegen/inspector.js"
    static let layoutPath = "/__sitegen/layout"
    static let wireframePath = "/__sitegen/wireframe.svg"

    /// A module that the preview's script loads when the inspector is opened for the first time.
    static let script = ClientFiles.script(
        "Inspector/Client",
        [
            "elements.js", "panel.css", "widths.css", "places.js", "measuring.js", "comparison.js", "outlines.js",
            "picking.js", "cellView.js", "boxesView.js", "widthsView.js", "panel.js",
        ])

    /// A page's layout, or its picture, at one width.
    static func reply(to request: Request, _ scene: Scene) -> Reply {
        guard let query = InspectorQuery(request.query) else {
            return .text(400, "Ask with 'width=…&height=…&page=/…', in whole CSS pixels.")
        }
        guard let page = scene.generation?.layout(of: query.page) else {
            return .text(404, "This page has no sections that a layout places.")
        }
        guard request.path == wireframePath else {
            return reply(InspectorAnswer(page, query).json, "application/json")
        }
        let width = page.width(query.width)
        let wireframe = page.wireframe(width: width, height: query.height)
        let picture = WireframeSVG([wireframe], title: "\(page.address.path) at \(width) px", hasCaptions: false)
        return reply(Array(picture.text.utf8), "image/svg+xml")
    }

    private static func reply(_ bytes: [UInt8], _ type: String) -> Reply {
        Reply(
            status: 200, headers: ["Content-Type": type, "Content-Length": String(bytes.count)], body: .bytes(bytes))
    }
}
