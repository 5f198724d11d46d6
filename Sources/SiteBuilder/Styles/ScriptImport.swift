/// A module that a script imports, at once or later.
enum ScriptImport: Hashable, Sendable {
    /// Path in the output, of a file that may be the theme's.
    case theme(String)
    case elsewhere

    /// What stands in quotes behind `from`, `import` or `import(`.
    static func all(in script: [UInt8], at path: String) -> [ScriptImport] {
        let text = String(decoding: script, as: UTF8.self)
        return text.matches(of: #/\b(?:from|import)\s*\(?\s*["'`]([^"'`\n]*)["'`]/#).map { match in
            ScriptImport(String(match.1), from: path)
        }
    }

    /// - Parameter path: of the script, which the specifier counts from.
    private init(_ specifier: String, from path: String) {
        guard specifier.hasPrefix("./") || specifier.hasPrefix("../") else {
            self = .elsewhere
            return
        }
        var steps = path.split(separator: "/").dropLast()
        for step in specifier.prefix(while: { $0 != "?" && $0 != "#" }).split(separator: "/") where step != "." {
            if step == ".." { steps = steps.dropLast() } else { steps.append(step) }
        }
        self = .theme(steps.joined(separator: "/"))
    }
}
