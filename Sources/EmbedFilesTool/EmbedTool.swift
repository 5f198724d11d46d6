import Foundation

/// `sitegen-embed <source> <output>`: writes the files in a folder's subfolders, except Swift files, as one Swift array
/// of paths and texts. The source may also be one file.
@main
struct EmbedTool {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { throw EmbedProblem.usage }
        var folder = URL(filePath: arguments[1])
        var paths = Self.paths(in: folder)
        if paths.isEmpty {
            paths = [folder.lastPathComponent]
            folder.deleteLastPathComponent()
        }
        var lines = [
            "/// Paths below `\(folder.lastPathComponent)`, and the texts of the files there.",
            "let embeddedFiles: [(StaticString, StaticString)] = [",
        ]
        for path in paths {
            guard let text = String(validating: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
            else {
                throw EmbedProblem.notText(folder.appending(path: path).path())
            }
            lines.append("    (\(literal(path)), \(literal(text))),")
        }
        lines.append("]\n")
        try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: arguments[2]))
    }

    /// The sorted paths. Files directly in the folder, for example a document, are left out.
    private static func paths(in folder: URL) -> [String] {
        let files = FileManager.default
        return (files.subpaths(atPath: folder.path()) ?? []).sorted().filter { path in
            let parts = path.split(separator: "/")
            var isFolder: ObjCBool = false
            return parts.count > 1 && !parts.contains { $0.hasPrefix(".") } && !path.hasSuffix(".swift")
                && files.fileExists(atPath: folder.appending(path: path).path(), isDirectory: &isFolder)
                && !isFolder.boolValue
        }
    }

    /// A Swift string literal on one line.
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

/// An error that stops the build.
enum EmbedProblem: Error, CustomStringConvertible {
    case usage
    case notText(String)

    var description: String {
        switch self {
        case .usage: "usage: sitegen-embed <folder> <Swift file to write>"
        case .notText(let path): "\(path) is not UTF-8: only text is embedded"
        }
    }
}
