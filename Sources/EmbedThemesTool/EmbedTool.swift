import Foundation

/// `sitegen-embed <themes> <output>`: writes every file of every theme as one Swift array of paths and texts.
@main
struct EmbedTool {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { throw EmbedProblem.usage }
        let themes = URL(filePath: arguments[1])
        var lines = [
            "/// Paths below `Themes`, and what the files there say.",
            "let embeddedFiles: [(StaticString, StaticString)] = [",
        ]
        for path in try paths(of: themes) {
            guard let text = String(validating: try Data(contentsOf: themes.appending(path: path)), as: UTF8.self)
            else {
                throw EmbedProblem.notText(themes.appending(path: path).path())
            }
            lines.append("    (\(literal(path)), \(literal(text))),")
        }
        lines.append("]\n")
        try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: arguments[2]))
    }

    /// The files of the folders that hold a `theme.yml`, in order of their paths.
    private static func paths(of themes: URL) throws -> [String] {
        let files = FileManager.default
        let paths = try files.subpathsOfDirectory(atPath: themes.path()).sorted()
        return paths.filter { path in
            let parts = path.split(separator: "/")
            var isFolder: ObjCBool = false
            return parts.count > 1 && !parts.contains { $0.hasPrefix(".") }
                && files.fileExists(atPath: themes.appending(path: parts[0] + "/theme.yml").path())
                && files.fileExists(atPath: themes.appending(path: path).path(), isDirectory: &isFolder)
                && !isFolder.boolValue
        }
    }

    /// Swift's text in quotation marks, on one line whatever is in it.
    private static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "\"": literal += "\\" + String(scalar)
            case "\n": literal += "\\n"
            case " "..."~": literal.unicodeScalars.append(scalar)
            default: literal += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return literal + "\""
    }
}

/// What stops the build.
enum EmbedProblem: Error, CustomStringConvertible {
    case usage
    case notText(String)

    var description: String {
        switch self {
        case .usage: "usage: sitegen-embed <folder of themes> <Swift file to write>"
        case .notText(let path): "\(path) is not UTF-8: themes that come with sitegen hold text alone"
        }
    }
}
