import CSitegenZlib
import SiteEpisodes

/// The stylesheets that a visitor is sent who looks at a page of each kind: the home page, and the first episode, tag and page of words.
package struct VisitWeight: Sendable {
    package private(set) var pages: [Address] = []
    /// Bytes of the stylesheets, each once.
    package private(set) var css = 0
    /// The same as most hosts send them: each compressed by gzip.
    package private(set) var compressedCSS = 0

    init(_ visited: [CheckedPage], in index: OutputIndex) {
        var seen: Set<String> = []
        for page in visited {
            pages.append(page.address)
            for address in page.scan.stylesheets {
                guard case .file(let path, _) = index.target(of: address, from: page.path), seen.insert(path).inserted,
                    let bytes = index.bytes(of: path)
                else { continue }
                css += bytes.count
                compressedCSS += gzippedSize(of: bytes)
            }
        }
    }
}

/// As zlib compresses it by itself, in gzip's frame, which is longer than zlib's.
private func gzippedSize(of bytes: [UInt8]) -> Int {
    var size = compressBound(uLong(bytes.count))
    var compressed = [UInt8](repeating: 0, count: Int(size))
    guard compress(&compressed, &size, bytes, uLong(bytes.count)) == Z_OK else { return bytes.count }
    return Int(size) + 12
}
