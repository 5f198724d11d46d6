import Episodes
import Stylesheets
import Theming

/// What a theme's scripts may add to the pages that load them.
struct ThemeScripts: Sendable {
    private let words: [String: MarkupNames]

    init(_ theme: Theme) {
        let scripts = theme.assets.filter { $0.key.outputPath.hasSuffix(".js") }
        words = Dictionary(
            uniqueKeysWithValues: scripts.map { address, bytes in
                var names = MarkupNames(html: [])
                names.formUnion(script: bytes)
                return (address.outputPath, names)
            })
    }

    /// A page's names with those of its scripts; `nil` where a script is not the theme's, and could do anything.
    func complete(_ page: MarkupNames) -> MarkupNames? {
        var names = page
        for source in page.scripts {
            // The way to the site's root is another on every page.
            let path = source.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
            guard let start = path.lastIndex(of: "theme"), let script = words[path[start...].joined(separator: "/")]
            else { return nil }
            names.formUnion(script)
        }
        return names
    }
}
