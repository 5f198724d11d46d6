/// The place of a page or file on the site, as path components in plain Unicode (form C), not percent-encoded.
///
/// A *pretty* address (`/episodes/grid/`) is a folder whose `index.html` is the page; a file address (`/404.html`,
/// `/media/a.mp3`) is the file itself. A component is never empty, `.` or `..` and holds no slash, backslash or control
/// character, so no address leaves the output folder.
public struct Address: Hashable, Sendable {
    public let components: [String]
    public let isFolder: Bool

    /// `/`
    public static let home = Address(folder: [])

    /// The pretty address of these slugs.
    public init(_ slugs: [Slug]) { self.init(folder: slugs.map(\.text)) }

    init(folder components: [String]) {
        self.components = components
        isFolder = true
    }

    private init(components: [String], isFolder: Bool) {
        self.components = components
        self.isFolder = isFolder
    }

    /// From a path as an author writes it, `/about` or `/old/name.html`, percent-encoded or not; relative to the site.
    ///
    /// A last component without an extension is a folder, with or without a slash at its end.
    /// - Throws: ``AddressProblem`` when a component leads out of the site or cannot be a file name.
    public init(path: some StringProtocol) throws(AddressProblem) {
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
        let endsAsFolder = decoded.utf8.last == UInt8(ascii: "/") || !(parts.last.map(Self.hasExtension) ?? false)
        self.init(components: isIndex ? parts.dropLast() : parts, isFolder: isIndex || endsAsFolder)
    }

    /// The address of a file that is copied from the content folder: its path there.
    public init(file path: String) {
        self.init(components: pathComponents(path).map(\.composed), isFolder: false)
    }

    /// A page below this one: `/tags/css/` with `page`, `2` is `/tags/css/page/2/`.
    public func appending(_ names: String...) -> Address {
        Address(components: components + names, isFolder: true)
    }

    /// The same place below a folder: `/about/` below `/copies/one/` is `/copies/one/about/`.
    public func below(_ folder: Address) -> Address {
        Address(components: folder.components + components, isFolder: isFolder)
    }

    /// Only what names a file on the web: a dot is not always an extension (`/9/socket.io`, `/010.1-maze`).
    private static func hasExtension(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return false }
        let endings = ["html", "htm", "xhtml", "php", "aspx", "xml", "json", "txt"]
        return endings.contains(name[name.index(after: dot)...].lowercased())
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || scalar.value == 0x7F || scalar == "\\"
    }
}
