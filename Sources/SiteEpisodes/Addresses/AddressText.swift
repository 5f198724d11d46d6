/// An address as the texts that pages, feeds and the writer of files need.
extension Address {
    /// How a link names the page of a folder.
    package enum LinkStyle: Hashable, Sendable {
        /// `../grid/`: a web server finds the page.
        case folder
        /// `../grid/index.html`: works from a file system as well.
        case file
    }

    /// `/episodes/grid/`, plain Unicode: for messages, and for ordering.
    package var path: String { "/" + shownPath }

    /// What stands between the slashes of the path.
    package var components: [String] { pathComponents(shownPath) }

    /// The path of what is below it, relative to the output folder: `episodes/grid/`.
    package var folderPath: String { isFolder || outputPath.isEmpty ? String(shownPath) : outputPath + "/" }

    /// How many folders it is in, its own included.
    package var depth: Int { outputPath.utf8.count { $0 == UInt8(ascii: "/") } }

    /// Without the slash before it: `episodes/grid/`, `media/a.mp3`.
    private var shownPath: Substring {
        isFolder ? Substring(outputPath.utf8.dropLast(Self.pageName.utf8.count)) : outputPath[...]
    }

    /// Percent-encoded, from the root of the host when the site lies there: `/episodes/grid/`.
    package var encodedPath: String { text(after: "/".utf8) }

    /// The percent-encoded path behind a text that ends with a slash.
    func text(after base: some Collection<UInt8>) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(base.count + 64)
        bytes += base
        bytes.append(percentEncodingPath: shownPath.utf8)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Percent-encoded link to this address from a page at another one: the same wherever the site is mounted.
    package func link(from page: Address, style: LinkStyle = .file) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(64)
        appendLink(from: page, style: style, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Adds the link in UTF-8.
    package func appendLink(from page: Address, style: LinkStyle = .file, to bytes: inout [UInt8]) {
        let start = bytes.count
        let shared = sharedFolders(with: page)
        for byte in page.outputPath.utf8.dropFirst(shared) where byte == UInt8(ascii: "/") { bytes += "../".utf8 }
        bytes.append(percentEncodingPath: (style == .file ? outputPath[...] : shownPath).utf8.dropFirst(shared))
        if isFolder, bytes.count == start { bytes += "./".utf8 }
    }

    /// How many bytes of the paths are folders that both are in.
    private func sharedFolders(with other: Address) -> Int {
        var (count, shared) = (0, 0)
        for (byte, otherByte) in zip(outputPath.utf8, other.outputPath.utf8) {
            guard byte == otherByte else { break }
            count += 1
            if byte == UInt8(ascii: "/") { shared = count }
        }
        return shared
    }
}
