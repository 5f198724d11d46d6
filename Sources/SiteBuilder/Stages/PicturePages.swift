import SiteEpisodes
import SitePublication

/// The pictures of one page that have their own pages, in order.
struct PictureSeries: Sendable {
    struct Item: Sendable {
        let picture: Picture
        let address: Address
        /// The page that shows the picture among others. A long list has several.
        let album: Address
        let viewing: PictureViewing
    }

    /// The title of the page that shows the pictures.
    let title: String
    /// The language of this page.
    let language: String
    let items: [Item]
}

/// A picture of a series.
struct PlannedPicture: Sendable {
    let series: PictureSeries
    let index: Int

    var item: PictureSeries.Item { series.items[index] }
}

/// Gives each picture a page, and leads the cells of pictures to these pages.
///
/// The address is below that of the page that shows the picture, and ends with the name of the file: the picture
/// `01.jpg` of `/albums/coast/` has `/albums/coast/01/`. A picture that a page shows twice has one page. Pictures on
/// other hosts have none.
///
/// - Parameter plans: all other pages of the site.
///
/// - Returns: the pages of pictures.
func picturePages(openedFrom plans: inout [PagePlan], of catalog: Catalog) -> [PagePlan] {
    var taken = catalog.formerAddresses.union(plans.map(\.address))
    var groups: [Address: [Int]] = [:]
    for (index, plan) in plans.enumerated() {
        if let owner = plan.subject.owner { groups[owner.address, default: []].append(index) }
    }
    return groups.values.sorted { $0[0] < $1[0] }.flatMap { pages in
        guard let owner = plans[pages[0]].subject.owner else { return [PagePlan]() }
        var items: [PictureSeries.Item] = []
        var opened: [AssetLocation: Address] = [:]
        for page in pages {
            let album = plans[page].address
            plans[page].openPictures { picture, viewing in
                guard case .file(let path) = picture.location else { return nil }
                if let address = opened[picture.location] { return address }
                let address = owner.address.forPicture(path, besides: taken)
                taken.insert(address)
                opened[picture.location] = address
                items.append(PictureSeries.Item(picture: picture, address: address, album: album, viewing: viewing))
                return address
            }
        }
        let series = PictureSeries(title: owner.title, language: owner.language, items: items)
        return items.indices.map { index in
            PagePlan(
                subject: .picture(PlannedPicture(series: series, index: index)), address: items[index].address)
        }
    }
}

extension [PagePlan] {
    /// The plans without the pages of some pictures. The other pictures of their series close up.
    ///
    /// - Parameter paths: the paths of the pictures' files.
    func withoutPages(of paths: Set<String>) -> [PagePlan] {
        var series: [Address: PictureSeries] = [:]
        return compactMap { plan in
            guard case .picture(let shown) = plan.subject else { return plan }
            let first = shown.series.items[0].address
            let left = series[first] ?? shown.series.without(paths)
            series[first] = left
            guard left.items.count < shown.series.items.count else { return plan }
            guard let index = left.items.firstIndex(where: { $0.address == plan.address }) else { return nil }
            return PagePlan(subject: .picture(PlannedPicture(series: left, index: index)), address: plan.address)
        }
    }
}

extension PictureSeries {
    fileprivate func without(_ paths: Set<String>) -> PictureSeries {
        PictureSeries(
            title: title, language: language, items: items.filter { !$0.picture.location.isAmong(paths) })
    }
}

extension PagePlan {
    /// - Parameter address: the address of a picture's own page, or `nil` if it has none.
    fileprivate mutating func openPictures(_ address: (Picture, PictureViewing) -> Address?) {
        for number in sections.indices where sections[number].viewing.hasPages {
            let viewing = sections[number].viewing
            for (index, entry) in sections[number].entries.enumerated() {
                guard case .picture(let picture, _) = entry else { break }
                sections[number].entries[index] = .picture(picture, page: address(picture, viewing))
            }
        }
    }
}

extension PagePlan.Subject {
    /// The author's page or episode.
    fileprivate var owner: (title: String, language: String, address: Address)? {
        switch self {
        case .episode(let episode): (episode.title, episode.language, episode.address)
        case .page(let page): page.address == .notFound ? nil : (page.title, page.language, page.address)
        case .listing, .index, .letters, .picture, .search, .subscribe, .notFound: nil
        }
    }
}

extension Address {
    /// A free address for the page of a picture. Pictures of the home page are below `/pictures/`.
    ///
    /// - Parameter path: the path of the picture's file.
    fileprivate func forPicture(_ path: String, besides taken: Set<Address>) -> Address {
        let file = path.split(separator: "/").last ?? path[...]
        let name = Slug(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
        let folder = self == .home ? appending("pictures") : self
        var address = folder.appending(name.text)
        var number = 2
        while taken.contains(address) {
            address = folder.appending("\(name.text)-\(number)")
            number += 1
        }
        return address
    }
}
