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
    public var encodedPath: String { text(after: "/".utf8) }

    /// The percent-encoded path behind a text that ends with a slash.
    func text(after base: some Collection<UInt8>) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(base.count + 64)
        bytes += base
        bytes.append(percentEncoding: components)
        if !isFolder, !components.isEmpty { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Percent-encoded link to this address from a page at another one: the same wherever the site is mounted.
    public func link(from page: Address, style: LinkStyle = .file) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(64)
        appendLink(from: page, style: style, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Adds the link in UTF-8.
    public func appendLink(from page: Address, style: LinkStyle = .file, to bytes: inout [UInt8]) {
        let start = bytes.count
        let folders = page.folders
        let shared = zip(folders, self.folders).prefix { $0 == $1 }.count
        for _ in shared..<folders.count { bytes += "../".utf8 }
        bytes.append(percentEncoding: components[shared...])
        if !isFolder {
            if bytes.count > start { bytes.removeLast() }
        } else if style == .file {
            bytes += "index.html".utf8
        } else if bytes.count == start {
            bytes += "./".utf8
        }
    }

    /// Where relative links on the page start.
    private var folders: ArraySlice<String> { isFolder ? components[...] : components.dropLast() }
}
