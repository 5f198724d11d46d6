extension Catalog {
    /// The paths of all pictures that sections show.
    package var sectionPictures: Set<String> {
        Set(allSections.flatMap(\.pictures).compactMap(\.location.contentPath))
    }

    /// The folders whose pictures sections show.
    package var pictureFolders: Set<String> { Set(allSections.compactMap(\.pictureFolder)) }

    private var allSections: [SectionPlan] { pages.flatMap(\.sections) + episodes.flatMap(\.sections) }

    /// The catalog with captions and dates of pictures in sections. Their sections are sorted.
    package func describingPictures(_ records: PictureRecords) -> Catalog {
        var catalog = self
        for index in pages.indices where pages[index].sections.contains(where: \.hasPictures) {
            catalog.pages[index].sections = pages[index].sections.map { $0.describingPictures(records) }
        }
        for index in episodes.indices where episodes[index].sections.contains(where: \.hasPictures) {
            catalog.episodes[index].sections = episodes[index].sections.map { $0.describingPictures(records) }
        }
        return catalog
    }
}

extension SectionPlan {
    fileprivate var hasPictures: Bool { source == .pictures }

    fileprivate func describingPictures(_ records: PictureRecords) -> SectionPlan {
        guard hasPictures else { return self }
        var plan = self
        plan.pictures = pictures.map { picture in
            guard let record = picture.location.contentPath.flatMap({ records.pictures[$0] }) else { return picture }
            return picture.described(by: record)
        }
        func taken(_ picture: Picture) -> String? {
            picture.location.contentPath.flatMap { records.pictures[$0]?.taken }
        }
        switch order {
        case .newest: plan.pictures = plan.pictures.sorted(by: taken, >)
        case .oldest: plan.pictures = plan.pictures.sorted(by: taken, <)
        case .title: plan.pictures = plan.pictures.sorted(by: { ($0.caption ?? $0.alternative)?.folded }, <)
        case .number, .views, .weight: break
        case nil:
            guard let names = pictureFolder.flatMap({ records.orders[$0] }) else { break }
            let places = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
            plan.pictures = plan.pictures.sorted(by: { places[$0.fileName] }, <)
        }
        return plan
    }
}

extension Picture {
    /// Texts in front matter have priority over those of the record.
    fileprivate func described(by record: PictureRecord) -> Picture {
        var picture = self
        picture.caption = caption ?? record.caption
        picture.alternative = alternative ?? record.alternative ?? picture.caption
        picture.taken = record.taken
        picture.details = record.details
        return picture
    }

    fileprivate var fileName: String { location.contentPath?.split(separator: "/").last.map(String.init) ?? "" }
}
