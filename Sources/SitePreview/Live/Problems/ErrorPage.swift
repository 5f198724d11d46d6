import SiteMarkup

/// Pages of the preview itself, if the site has none to show.
enum ErrorPage {
    /// The page for all addresses before the first successful build. It works without scripts. The preview's script
    /// takes over the list, updates it, and loads the site when a build succeeds.
    static func buildFailed(_ problems: [Problem]) -> [UInt8] {
        var page = head(title: "The site could not be built")
        page.append("<sitegen-errors data-full><template shadowrootmode=\"open\">".utf8)
        page.append("<style>\(style)</style>".utf8)
        page.append(ProblemList(problems: problems).page)
        page.append("</template></sitegen-errors>\n</body>\n</html>\n".utf8)
        return page.bytes
    }

    /// The style of problems, on their own page and over a page. It is in a shadow root, so it and the page's styles
    /// are separate.
    private static let style = ClientFiles.text("Live/Client/problem.css")

    /// A page for a site without a 404 page.
    static func notFound(_ path: String) -> [UInt8] {
        var page = head(title: "Not found")
        page.append("<main>\n<h1>Not found</h1>\n<p>The site has no <code>".utf8)
        page.append(escaping: path)
        page.append("</code>, and no <code>404.html</code>.</p>\n</main>\n</body>\n</html>\n".utf8)
        return page.bytes
    }

    private static func head(title: String) -> MarkupRope {
        MarkupRope(
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
                </style>
                </head>
                <body>

                """.utf8))
    }
}
