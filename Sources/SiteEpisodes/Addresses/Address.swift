/// The path of a page or file on the site, in Unicode normal form C, not percent-encoded.
///
/// A *pretty* address (`/episodes/grid/`) is a folder whose `index.html` is the page. A file address (`/404.html`,
/// `/media/a.mp3`) is the file itself. No component is empty, `.` or `..`, and none contains a slash, backslash or
/// control character. So no address leaves the output folder.
package struct Address: Hashable, Sendable {
    /// The path of the file in the output folder: `episodes/grid/index.html`.
    package let outputPath: String
    package let isFolder: Bool

    /// The address `/`.
    package static let home = Address(folder: [])

    /// The pretty address with these components.
    package init(_ slugs: [Slug]) { self.init(folder: slugs.map(\.text)) }

    init(folder components: [String]) { self.init(components: components, isFolder: true) }

    private init(components: [String], isFolder: Bool) {
        self.init(outputPath: (isFolder ? components + [Self.pageName] : components).joined(separator: "/"), isFolder)
    }

    private init(outputPath: String, _ isFolder: Bool) {
        self.outputPath = outputPath
        self.isFolder = isFolder
    }

    /// The file name of a folder's page.
    static let pageName = "index.html"

    /// Reads a path as an author writes it, such as `/about` or `/old/name.html`. It is relative to the site and may be
    /// percent-encoded.
    ///
    /// A last component without an extension is a folder, with or without a slash at its end.
    ///
    /// - Throws: ``AddressProblem`` if a component leads out of the site or cannot be a file name.
    package init(path: some StringProtocol) throws(AddressProblem) {
        let path = String(path).trimmingBlanks
        guard let decoded = percentDecoded(path) else { throw .notAPath(path) }
        guard !decoded.utf8.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) else {
            throw .notAPath(path)
        }
        let parts = pathComponents(decoded).filter { $0 != "." }.map(\.composed)
        for part in parts {
            guard part != ".." else { throw .leavesSite(path) }
            guard part.utf8.count <= 255, !part.unicodeScalars.contains(where: Self.isForbidden) else {
                throw .notAPath(path)
            }
        }
        let isIndex = parts.last == "index.html" || parts.last == "index.htm"
        let endsAsFolder = decoded.utf8.last == UInt8(ascii: "/") || !(parts.last.map(Self.namesPage) ?? false)
        self.init(components: isIndex ? parts.dropLast() : parts, isFolder: isIndex || endsAsFolder)
    }

    /// The address of a file that is copied from the content folder, given by its path there.
    package init(file path: String) {
        self.init(components: pathComponents(path).map(\.composed), isFolder: false)
    }

    /// A page below this one: `/tags/css/` with `page`, `2` is `/tags/css/page/2/`.
    package func appending(_ names: String...) -> Address { Address(folder: names).below(self) }

    /// The same address below a folder: `/about/` below `/copies/one/` is `/copies/one/about/`.
    package func below(_ folder: Address) -> Address { Address(outputPath: folder.folderPath + outputPath, isFolder) }

    /// A file that belongs to a page: `/grid/` with `chapters.json` is `/grid/chapters.json`, and `/grid.html` is
    /// `/grid.html.chapters.json`.
    package func companion(_ name: String) -> Address {
        Address(outputPath: isFolder ? folderPath + name : outputPath + "." + name, false)
    }

    /// Whether a name has an extension that the web uses. A dot is not always an extension (`/9/socket.io`,
    /// `/010.1-maze`).
    static func namesPage(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return false }
        let endings = ["html", "htm", "xhtml", "php", "asp", "aspx", "jsp", "xml", "rss", "json", "txt"]
        return endings.contains(name[name.index(after: dot)...].lowercased())
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || scalar.value == 0x7F || scalar == "\\"
    }
}
