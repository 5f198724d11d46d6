import Episodes
import Stylesheets
import Theming

/// What a theme's scripts may add to the pages that load them, and what other stylesheets in its assets ask of a page.
struct ThemeScripts: Sendable {
    /// By path in the output: the words of a script itself, and the modules that it imports.
    private let scripts: [String: (names: MarkupNames, imports: [ScriptImport])]
    /// Custom properties that stylesheets in the assets set or read, which templates and scripts may load.
    private let properties: MarkupNames

    init(_ theme: Theme) {
        var properties = MarkupNames()
        for (address, bytes) in theme.assets where address.outputPath.hasSuffix(".css") {
            properties.insert(stylesheet: StyleTree(bytes))
        }
        self.properties = properties
        let scripts = theme.assets.filter { $0.key.outputPath.hasSuffix(".js") }
        self.scripts = Dictionary(
            uniqueKeysWithValues: scripts.map { address, bytes in
                let path = address.outputPath
                var names = MarkupNames()
                names.insert(script: bytes)
                return (path, (names, ScriptImport.all(in: bytes, at: path)))
            })
    }

    /// A page's names with those of its scripts; `nil` where a script is not the theme's, and could do anything.
    func complete(_ page: MarkupNames) -> MarkupNames? {
        var names = page
        names.formUnion(properties)
        var waiting: [String] = []
        for source in page.scripts {
            // The way to the site's root is another on every page, and marked where it is not known yet.
            let path = source.prefix { $0 != "?" && $0 != "#" }.split { $0 == "/" || $0 == HTML.rootMark }
            guard let start = path.lastIndex(of: "theme") else { return nil }
            waiting.append(path[start...].joined(separator: "/"))
        }
        var seen: Set<String> = []
        while let path = waiting.popLast() {
            guard seen.insert(path).inserted else { continue }
            guard let script = scripts[path] else { return nil }
            names.formUnion(script.names)
            for module in script.imports {
                guard case .theme(let path) = module else { return nil }
                waiting.append(path)
            }
        }
        return names
    }
}
