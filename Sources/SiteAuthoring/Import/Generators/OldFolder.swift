import Foundation

/// The files of an old site's folder.
struct OldFolder {
    let path: String
    /// The paths of regular files, sorted.
    let files: [String]

    /// - Parameter skipped: names of folders that are not entered.
    init(_ path: String, skipping skipped: Set<String> = []) {
        self.path = path
        var found: [String] = []
        Self.collect(path, "", skipped, into: &found)
        files = found.sorted()
    }

    /// Links are not followed, because they may lead outside. Hidden files are no content.
    private static func collect(_ root: String, _ folder: String, _ skipped: Set<String>, into found: inout [String]) {
        let manager = FileManager.default
        for name in (try? manager.contentsOfDirectory(atPath: root + "/" + folder)) ?? [] where !name.hasPrefix(".") {
            let path = folder.isEmpty ? name : folder + "/" + name
            let type = (try? manager.attributesOfItem(atPath: root + "/" + path))?[.type] as? FileAttributeType
            if type == .typeRegular {
                found.append(path)
            } else if type == .typeDirectory, !skipped.contains(name), !skipped.contains(path) {
                collect(root, path, skipped, into: &found)
            }
        }
    }

    func location(_ file: String) -> String { path + "/" + file }

    /// Folders of tools, which no generator publishes.
    static let tools: Set<String> = [
        "node_modules", "vendor", "_site", "public_html", "bower_components", "__pycache__",
    ]

    /// Whether a file at the top of a site's folder belongs to tools.
    static func isTool(_ name: String) -> Bool {
        let lower = name.lowercased()
        let starts = [
            "gemfile", "rakefile", "makefile", "dockerfile", "docker-compose", "readme", "license", "licence",
            "package",
            "yarn.lock", "pnpm-", "netlify.toml", "vercel.json", "wrangler", "tsconfig", "go.mod", "go.sum",
            "renovate", "contributing", "changelog", "code_of_conduct", "_config", "tailwind.config", "postcss.config",
            "requirements", "astro.config", "eleventy.config", "gatsby-", "jsconfig",
        ]
        let ends = [
            ".gemspec", ".rb", ".py", ".sh", ".lock", ".scss", ".sass", ".less", ".njk", ".liquid", ".ejs", ".hbs",
        ]
        return starts.contains { lower.hasPrefix($0) } || ends.contains { lower.hasSuffix($0) }
    }
}
