/// Texts of an address for pages, feeds and output files.
extension Address {
    /// The form of a link to the page of a folder.
    package enum LinkStyle: Hashable, Sendable {
        /// `../grid/`, for web servers.
        case folder
        /// `../grid/index.html`, which also works without a web server.
        case file
    }

    /// The path in plain Unicode, `/episodes/grid/`, for messages and for sorting.
    package var path: String { "/" + shownPath }

    /// The components of the path.
    package var components: [String] { pathComponents(shownPath) }

    /// The folder of the pages below this one, relative to the output folder: `episodes/grid/`.
    package var folderPath: String { isFolder || outputPath.isEmpty ? String(shownPath) : outputPath + "/" }

    /// The number of folders in the output path.
    package var depth: Int { outputPath.utf8.count { $0 == UInt8(ascii: "/") } }

    /// The path without a leading slash: `episodes/grid/`, `media/a.mp3`.
    private var shownPath: Substring {
        isFolder ? Substring(outputPath.utf8.dropLast(Self.pageName.utf8.count)) : outputPath[...]
    }

    /// The percent-encoded path from the root of the site: `/episodes/grid/`.
    package var encodedPath: String { text(after: "/".utf8) }

    /// The percent-encoded path after a prefix that ends with a slash.
    func text(after base: some Collection<UInt8>) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(base.count + 64)
        bytes += base
        bytes.append(percentEncodingPath: shownPath.utf8)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A percent-encoded relative link to this address from a page. It does not depend on where the site is hosted.
    package func link(from page: Address, style: LinkStyle = .file) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(64)
        appendLink(from: page, style: style, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the link in UTF-8.
    package func appendLink(from page: Address, style: LinkStyle = .file, to bytes: inout [UInt8]) {
        let start = bytes.count
        let shared = sharedFolders(with: page)
        for byte in page.outputPath.utf8.dropFirst(shared) where byte == UInt8(ascii: "/") { bytes += "../".utf8 }
        bytes.append(percentEncodingPath: (style == .file ? outputPath[...] : shownPath).utf8.dropFirst(shared))
        if isFolder, bytes.count == start { bytes += "./".utf8 }
    }

    /// The length in bytes of the folder path that both addresses share.
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
