/// The script that the preview adds to pages. It updates open pages and shows errors over them. Published pages do not
/// contain it.
enum ClientScript {
    static let path = "/__sitegen/client.js"
    static let eventsPath = "/__sitegen/events"

    /// The element that loads the script into a page.
    static func element(_ stamp: PageStamp) -> [UInt8] {
        let attributes = "data-page=\"\(stamp.page)\" data-generation=\"\(stamp.generation)\""
        return Array("<script src=\"\(path)\" \(attributes) defer></script>".utf8)
    }

    /// All files in one function, so that their names are not visible to pages.
    static let source =
        "(() => {\n\"use strict\";\n\n"
        + ClientFiles.script(
            "Live/Client",
            [
                "names.js", "cells.js", "match.js", "merge.js", "plan.js", "files.js", "styles.js", "motion.js",
                "update.js", "inspectorButton.css", "inspector.js", "problem.css", "problems.js", "listen.js",
            ]) + "\n})();\n"
}
