import SiteEpisodes

/// What a page sends before compression, in bytes.
package struct PageWeight: Hashable, Sendable {
    /// The page itself, with the styles and scripts that stand in it.
    package var html = 0
    /// Stylesheets, and styles in the page.
    package var css = 0
    /// Scripts, and those in the page.
    package var js = 0
    /// Each picture once, in the file that its `src` names. Recordings are not counted: they are played on request.
    package var images = 0
    /// Everything, each byte once.
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

/// What the pages of a site weigh.
package struct SiteWeights: Sendable {
    /// In the order of the build.
    package let pages: [(address: Address, weight: PageWeight)]
    package let visit: VisitWeight

    /// - Parameter visited: the pages of a visit.
    package init(_ pages: [CheckedPage], visited: [CheckedPage], in index: OutputIndex) {
        self.pages = pages.map { ($0.address, $0.weight) }
        visit = VisitWeight(visited, in: index)
    }

    package var home: PageWeight? { pages.first { $0.address == .home }?.weight }

    /// The page that sends most; of equal ones the first.
    package var heaviest: (address: Address, weight: PageWeight)? {
        pages.max { $0.weight.total < $1.weight.total }
    }
}
