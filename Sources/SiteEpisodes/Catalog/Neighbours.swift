/// Finds the text that a file beside it belongs to: `042-grid.en.vtt` belongs to `042-grid.md`, or to `042-grid.en.md`
/// if it exists.
struct Neighbours: Sendable {
    /// Whether the text with a name is withheld.
    private var isHeld: [String: Bool] = [:]

    /// - Parameters:
    ///   - held: the paths of withheld texts.
    ///   - shown: the paths of shown texts.
    init(held: Set<String>, shown: Set<String>) {
        if held.isEmpty { return }
        for path in held where PathParts(path).stem != "index" { isHeld[PathParts(path).name] = true }
        // `042-grid.md` and `042-grid.markdown` share their neighbours.
        for path in shown { isHeld[PathParts(path).name] = false }
    }

    func isHeld(_ path: String) -> Bool {
        if isHeld.isEmpty { return false }
        var name = path[...]
        while true {
            if let isHeld = isHeld[name.trimmingBlanks] { return isHeld }
            guard let mark = name.utf8.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }),
                name.utf8[mark] == UInt8(ascii: ".")
            else { return false }
            name = name[..<mark]
        }
    }
}

extension PathParts {
    /// The path without the ending: `episodes/042-grid` for `episodes/042-grid.md`.
    var name: String { (folders + [stem]).joined(separator: "/") }
}
