import GridCSS
import SiteEpisodes

/// What a page's pictures lose because `sizes` may not weigh more than they do.
package struct PictureLosses: Hashable, Sendable {
    /// Of the page.
    package let address: Address
    /// Pictures in its cells that are there in several widths.
    package let pictureCount: Int
    /// Those of which not everything is said.
    package let roundedCount: Int
    /// How many files further than it had to a browser goes at most.
    package let lostSteps: Int
    /// In how many of all windows and screens it does, for the picture that loses most: 0 to 1.
    package let lostShare: Double

    /// What a picture may cost, in bytes.
    package static let allowedBytes = PictureSizes.bytes

    /// `nil` for a page without such pictures.
    init?(_ plan: PagePlan, _ pictures: PreparedPictures) {
        let found = plan.placedPictures(pictures.places).compactMap { picture, place in
            pictures.sizes.fitted(picture, place).map { ($0, isRounded: $0.list != place.sizes) }
        }
        guard !found.isEmpty else { return nil }
        address = plan.address
        pictureCount = found.count
        roundedCount = found.count { $0.isRounded }
        lostSteps = found.map(\.0.lostSteps).max() ?? 0
        lostShare = found.map(\.0.lostShare).max() ?? 0
    }
}
