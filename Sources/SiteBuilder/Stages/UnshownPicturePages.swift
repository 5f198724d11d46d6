import SiteEpisodes

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
