import LayoutInspection
import SiteBuilder

/// The addresses of the layout inspector: its script, and queries about a page's layout. Answers are computed on demand
/// from the shown generation, so builds do no work for the inspector.
enum Inspector {
    static let scriptPath = "/__sitegen/inspector.js"
    static let layoutPath = "/__sitegen/layout"
    static let wireframePath = "/__sitegen/wireframe.svg"

    /// A module that the preview's script loads when the inspector is first opened.
    static let script = ClientFiles.script(
        "Inspector/Client",
        [
            "elements.js", "panel.css", "widths.css", "places.js", "measuring.js", "comparison.js", "outlines.js",
            "picking.js", "cellView.js", "boxesView.js", "widthsView.js", "panel.js",
        ])

    /// A page's layout, or its wireframe, at one width.
    static func reply(to request: Request, _ scene: Scene) -> Reply {
        guard let query = InspectorQuery(request.query) else {
            return .text(400, "The query must be 'width=…&height=…&page=/…', in whole CSS pixels.")
        }
        guard let page = scene.generation?.layout(of: query.page) else {
            return .text(404, "This page has no sections with a layout.")
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
