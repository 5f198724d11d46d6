/// An address as the texts that pages, feeds and the writer of files need.
extension Address {
    /// How a link names the page of a folder.
    public enum LinkStyle: Hashable, Sendable {
        /// `../grid/`: a web server finds the page.
        case folder
        /// `../grid/index.html`: works from a file system as well.
        case file
    }

    /// `/episodes/grid/`, plain Unicode: for messages, and for ordering.
    public var path: String {
        if components.isEmpty { return "/" }
        return "/" + components.joined(separator: "/") + (isFolder ? "/" : "")
    }

    /// Where the bytes go, relative to the output folder: `episodes/grid/index.html`.
    public var outputPath: String { (isFolder ? components + ["index.html"] : components).joined(separator: "/") }

    /// Percent-encoded, from the root of the host when the site lies there: `/episodes/grid/`.
    public var encodedPath: String {
        if components.isEmpty { return "/" }
        return "/" + components.map(percentEncoded).joined(separator: "/") + (isFolder ? "/" : "")
    }

    /// Percent-encoded link to this address from a page at another one: the same wherever the site is mounted.
    public func link(from page: Address, style: LinkStyle = .file) -> String {
        let start = page.isFolder ? page.components : page.components.dropLast()
        let shared = zip(start, isFolder ? components : components.dropLast()).prefix { $0 == $1 }.count
        var parts = Array(repeating: "..", count: start.count - shared) + components[shared...].map(percentEncoded)
        if isFolder {
            switch style {
            case .file: parts.append("index.html")
            case .folder where parts.isEmpty: return "./"
            case .folder: parts.append("")
            }
        }
        return parts.joined(separator: "/")
    }
}
