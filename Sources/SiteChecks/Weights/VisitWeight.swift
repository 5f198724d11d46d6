import CSitegenZlib
import SiteEpisodes

/// The stylesheets that a visitor loads on one page of each kind: the home page, the first episode, the first tag and
/// the first text page.
package struct VisitWeight: Sendable {
    package private(set) var pages: [Address] = []
    /// The size of the stylesheets in bytes, each counted once.
    package private(set) var css = 0
    /// The size after gzip compression, as most hosts send them.
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

/// The size with zlib's default compression and gzip's header, which is longer than zlib's.
private func gzippedSize(of bytes: [UInt8]) -> Int {
    var size = compressBound(uLong(bytes.count))
    var compressed = [UInt8](repeating: 0, count: Int(size))
    guard compress(&compressed, &size, bytes, uLong(bytes.count)) == Z_OK else { return bytes.count }
    return Int(size) + 12
}
