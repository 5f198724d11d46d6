import SiteEpisodes

/// The size of a page and its files before compression, in bytes.
package struct PageWeight: Hashable, Sendable {
    /// The page itself, including the styles and scripts in it.
    package var html = 0
    /// Stylesheets, and styles in the page.
    package var css = 0
    /// Scripts, and scripts in the page.
    package var js = 0
    /// Pictures, each once, in the file that its `src` names. Recordings do not count, because they load on request.
    package var images = 0
    /// The sum, without counting a file twice.
    package var total = 0

    init(_ scan: PageScan, of page: String, html: Int, in index: OutputIndex) {
        func bytes(_ addresses: [String]) -> Int {
            var seen: Set<String> = []
            return addresses.reduce(0) { sum, address in
                guard case .file(let path, _) = index.target(of: address, from: page), seen.insert(path).inserted else {
                    return sum
                }
                return sum + (index.size(of: path) ?? 0)
            }
        }
        let (styles, scripts) = (bytes(scan.stylesheets), bytes(scan.scripts))
        self.html = html
        css = styles + scan.inlineStyles
        js = scripts + scan.inlineScripts
        images = bytes(scan.images.compactMap(\.source))
        total = html + styles + scripts + images
    }
}

/// The sizes of the pages of a site.
package struct SiteWeights: Sendable {
    /// The pages in the order of the build.
    package let pages: [(address: Address, weight: PageWeight)]
    package let visit: VisitWeight

    /// - Parameter visited: The pages of a visit.
    package init(_ pages: [CheckedPage], visited: [CheckedPage], in index: OutputIndex) {
        self.pages = pages.map { ($0.address, $0.weight) }
        visit = VisitWeight(visited, in: index)
    }

    package var home: PageWeight? { pages.first { $0.address == .home }?.weight }

    /// The largest page; the first of several equal ones.
    package var heaviest: (address: Address, weight: PageWeight)? {
        pages.max { $0.weight.total < $1.weight.total }
    }
}
