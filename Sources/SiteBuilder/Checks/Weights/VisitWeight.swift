import CZlib
import Episodes

/// The stylesheets that a visitor is sent who looks at a page of each kind: the home page, and the first episode, tag and page of words.
public struct VisitWeight: Sendable {
    public private(set) var pages: [Address] = []
    /// Bytes of the stylesheets, each once.
    public private(set) var css = 0
    /// The same as most hosts send them: each compressed by gzip.
    public private(set) var compressedCSS = 0

    init(_ plans: [PagePlan], _ checked: [CheckedPage], in index: OutputIndex) {
        var visited: [PagePlan.VisitedKind: CheckedPage] = [:]
        for (plan, page) in zip(plans, checked) {
            guard let kind = plan.visitedKind, visited[kind] == nil else { continue }
            visited[kind] = page
        }
        var seen: Set<String> = []
        for (_, page) in visited.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
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

extension PagePlan {
    fileprivate enum VisitedKind: Int { case home, episode, tag, page }

    /// `nil` for what is no part of a visit.
    fileprivate var visitedKind: VisitedKind? {
        switch subject {
        case .episode: .episode
        case .page: address == .home ? .home : sections.isEmpty ? .page : nil
        case .listing(let listing): listing.kind == .tags ? .tag : nil
        case .index, .letters, .search, .notFound: nil
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
