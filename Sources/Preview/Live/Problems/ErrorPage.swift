/// Pages of the preview's own, for when the site has none to show.
enum ErrorPage {
    /// Served for every page as long as no build has been good. The preview's script shows the problems as it does over
    /// pages, and loads the site when there is one.
    static func buildFailed(_ problems: [Problem]) -> [UInt8] {
        let list = problems.map { problem in
            let place = problem.place.isEmpty ? "" : problem.place + ": "
            return "<pre>\(escaped("\(place)\(problem.severity): \(problem.message) [\(problem.id)]"))</pre>"
        }
        return page(title: "The site could not be built", body: "<noscript>\(list.joined())</noscript>")
    }

    /// For a site without a 404 page.
    static func notFound(_ path: String) -> [UInt8] {
        page(
            title: "Not found",
            body: "<p>The site has no <code>\(escaped(path))</code>, and no <code>404.html</code>.</p>")
    }

    private static func page(title: String, body: String) -> [UInt8] {
        Array(
            """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(title)</title>
            <style>
            :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
            body { max-inline-size: 60rem; margin: 2rem auto; padding: 0 1rem; }
            pre { overflow-x: auto; padding: 1rem; border-inline-start: 4px solid #e5484d; background: #8881; }
            </style>
            </head>
            <body>
            <h1>\(title)</h1>
            \(body)
            </body>
            </html>

            """.utf8)
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
