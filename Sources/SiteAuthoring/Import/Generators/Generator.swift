import Foundation

/// A program that made the old site.
package enum Generator: String, Hashable, Sendable, CaseIterable {
    case hugo, jekyll, eleventy, astro, zola, gatsby
    /// Markdown files in folders.
    case plain

    /// The site as a noun: `a Hugo site`.
    package var site: String {
        switch self {
        case .plain: "a plain folder"
        case .eleventy, .astro: "an \(rawValue.capitalized) site"
        default: "a \(rawValue.capitalized) site"
        }
    }

    /// The generator of a folder, and the root folder of its site. The user may name the root or a folder in it.
    static func recognized(_ path: String) -> (generator: Generator, root: String) {
        let own = absolutePath(path)
        var candidate = own
        for _ in 0..<4 {
            if let found = marked(candidate) { return (found, candidate) }
            let parent = DocumentName.folder(candidate)
            guard !parent.isEmpty else { break }
            candidate = parent
        }
        // A repository may hold the site in one of its folders.
        let children = ((try? FileManager.default.contentsOfDirectory(atPath: own)) ?? []).filter { !$0.hasPrefix(".") }
        let sites = children.compactMap { name in marked("\(own)/\(name)").map { ($0, "\(own)/\(name)") } }
        if sites.count == 1 { return sites[0] }
        if DocumentName.last(own) == "content" { return (.hugo, DocumentName.folder(own)) }
        let files = (try? FileManager.default.subpathsOfDirectory(atPath: own)) ?? []
        if files.contains("content") { return (.hugo, own) }
        if files.contains(where: { $0.split(separator: "/").contains("_posts") }) { return (.jekyll, own) }
        return (.plain, own)
    }

    /// The root of the site that a folder belongs to, for a generator that the user named.
    func root(of path: String) -> String {
        let found = Self.recognized(path)
        return found.generator == self ? found.root : absolutePath(path)
    }

    /// The generator whose settings are in a folder.
    private static func marked(_ folder: String) -> Generator? {
        let names = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        func has(_ stem: String, _ endings: [String]) -> Bool { endings.contains { names.contains(stem + "." + $0) } }
        let scripts = ["js", "mjs", "cjs", "ts", "mts"]
        if has("_config", ["yml", "yaml", "toml"]) { return .jekyll }
        if names.contains(".eleventy.js") || has("eleventy.config", scripts) { return .eleventy }
        if has("astro.config", scripts) { return .astro }
        if has("gatsby-config", scripts) { return .gatsby }
        let data = ["toml", "yaml", "yml", "json"]
        if has("hugo", data) || FileManager.default.fileExists(atPath: folder + "/config/_default") { return .hugo }
        if names.contains("config.toml"), isZola(folder + "/config.toml") { return .zola }
        if has("config", data), names.contains("content") { return .hugo }
        if names.contains("_posts"), names.contains("_layouts") || names.contains("_includes") { return .jekyll }
        return nil
    }

    /// Zola writes `base_url`, Hugo writes `baseURL`.
    private static func isZola(_ path: String) -> Bool {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return text.contains(#/(?m)^\s*base_url\s*=/#)
    }
}
