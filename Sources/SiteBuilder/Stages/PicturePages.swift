import SiteEpisodes

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
    var addresses = PictureAddresses(taken: catalog.formerAddresses.union(plans.map(\.address)))
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
                let address = addresses.take(path, below: owner.address)
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

/// Gives free addresses to the pages of pictures.
private struct PictureAddresses {
    private var taken: Set<Address>
    /// The last number after each name that several pictures have.
    private var numbers: [Address: Int] = [:]

    init(taken: Set<Address>) { self.taken = taken }

    /// A free address, from now on taken. Pictures of the home page are below `/pictures/`.
    ///
    /// - Parameter path: the path of the picture's file.
    mutating func take(_ path: String, below page: Address) -> Address {
        let file = path.split(separator: "/").last ?? path[...]
        let name = Slug(file.lastIndex(of: ".").map { file[..<$0] } ?? file).text
        let folder = page == .home ? page.appending("pictures") : page
        let wanted = folder.appending(name)
        var address = wanted
        var number = numbers[wanted] ?? 1
        while !taken.insert(address).inserted {
            number += 1
            address = folder.appending("\(name)-\(number)")
        }
        numbers[wanted] = number
        return address
    }
}
