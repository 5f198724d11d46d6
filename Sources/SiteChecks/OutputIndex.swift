import SiteEpisodes
import SiteFileSystem
import SitePublication

/// The files of a build by path, used to find the targets of addresses.
package struct OutputIndex: Sendable {
    private let files: [String: OutputFile]
    /// The site's path on its host: `/podcast/`.
    private let basePath: String
    private let baseText: String?

    package init(_ output: OutputSet, base: BaseAddress?) {
        files = Dictionary(output.files.map { ($0.path.text, $0) }) { first, _ in first }
        basePath = base?.path ?? "/"
        baseText = base?.text
    }

    /// The size of a file in bytes; `nil` if it does not exist.
    func size(of path: String) -> Int? {
        guard let contents = files[path]?.contents else { return nil }
        if case .copy(let location) = contents { return (try? FileStatus(of: location))?.size }
        return contents.count
    }

    func bytes(of path: String) -> [UInt8]? { files[path]?.contents.bytes }

    func holds(_ path: String) -> Bool { files[path] != nil }

    enum Target: Hashable {
        /// A path in the output. The file need not exist.
        case file(String, fragment: String?)
        case elsewhere
    }

    /// Resolves an address on a page as a browser and a host do.
    func target(of written: String, from page: String) -> Target {
        var address = written[...]
        if let baseText, address.hasPrefix(baseText) {
            address = "/" + address.dropFirst(baseText.count)
        } else if address.hasPrefix(basePath), basePath != "/" {
            address = "/" + address.dropFirst(basePath.count)
        }
        guard !address.hasPrefix("//"), !hasScheme(address) else { return .elsewhere }
        let fragment = address.firstIndex(of: "#").map { String(address[address.index(after: $0)...]) }
        let path = address.prefix { $0 != "#" && $0 != "?" }
        guard !path.isEmpty else { return .file(page, fragment: fragment) }
        var parts = path.hasPrefix("/") ? [] : page.split(separator: "/").dropLast().map(String.init)
        for part in path.split(separator: "/") {
            switch part {
            case ".": continue
            case "..": _ = parts.popLast()
            default: parts.append(unescaped(part))
            }
        }
        let isFolder = path.hasSuffix("/") || path.hasSuffix("/.") || path.hasSuffix("..") || parts.isEmpty
        let plain = parts.joined(separator: "/")
        if isFolder || !holds(plain) {
            let index = (parts + ["index.html"]).joined(separator: "/")
            if isFolder || holds(index) { return .file(index, fragment: fragment) }
        }
        return .file(plain, fragment: fragment)
    }

    private func hasScheme(_ address: Substring) -> Bool {
        guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        return !address[..<colon].utf8.contains { "/?#".utf8.contains($0) }
    }
}
