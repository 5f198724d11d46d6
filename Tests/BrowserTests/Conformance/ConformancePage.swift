import BrowserSupport
import Foundation

/// A page of a built site, and the kinds of elements on it.
struct ConformancePage {
    /// The path from the site's root: `episodes/one/index.html`.
    let path: String
    /// Elements with their classes, roles and states.
    let kinds: Set<String>

    static func all(in folder: String) throws -> [ConformancePage] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".html") }.sorted()
            .map { path in
                let bytes = FileManager.default.contents(atPath: "\(folder)/\(path)").map(Array.init) ?? []
                return ConformancePage(path: path, kinds: Set(HTMLTag.all(in: bytes).flatMap(kinds)))
            }
    }

    private static func kinds(of tag: HTMLTag) -> [String] {
        let classes = (tag.attributes["class"] ?? "").split(separator: " ").map { "\(tag.name).\($0)" }
        let states = tag.attributes.filter { ["role", "dir", "lang", "type", "hidden"].contains($0.key) }
            .map { "\(tag.name)[\($0.key)=\($0.value)]" }
        return [tag.name] + classes + states
    }
}

extension [ConformancePage] {
    /// A selection of pages that together contain every kind of element, in each theme of the site.
    var sample: [ConformancePage] {
        Dictionary(grouping: self, by: \.theme)
            .flatMap { theme, pages in
                // The classes of a page's own layouts count only on the site itself.
                theme == nil ? pages.sampleOfOneTheme : pages.map(\.withoutLayouts).sampleOfOneTheme
            }
            .sorted { $0.path < $1.path }
    }

    /// Repeatedly takes the page that adds the most kinds.
    private var sampleOfOneTheme: [ConformancePage] {
        var left = reduce(into: Set<String>()) { $0.formUnion($1.kinds) }
        var chosen: [ConformancePage] = []
        while !left.isEmpty, let best = self.max(by: { $0.adds(to: left) < $1.adds(to: left) }) {
            left.subtract(best.kinds)
            chosen.append(best)
        }
        return chosen
    }
}

extension ConformancePage {
    /// The folder of the site's copy in a theme; `nil` for the site itself.
    fileprivate var theme: Substring? {
        let parts = path.split(separator: "/")
        return parts.first == "themes" && parts.count > 2 ? parts[1] : nil
    }

    fileprivate var withoutLayouts: ConformancePage {
        ConformancePage(path: path, kinds: kinds.filter { !$0.contains(".g-") })
    }

    fileprivate func adds(to left: Set<String>) -> Int { kinds.intersection(left).count }
}
