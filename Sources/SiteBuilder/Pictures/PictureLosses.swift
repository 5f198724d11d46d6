import GridCSS
import SiteEpisodes

/// The precision that a page's `sizes` attributes lose to their size limit.
package struct PictureLosses: Hashable, Sendable {
    /// The address of the page.
    package let address: Address
    /// The number of pictures in cells that have files in several widths.
    package let pictureCount: Int
    /// The number of pictures whose `sizes` was simplified.
    package let roundedCount: Int
    /// The maximum number of files between the best one and the one that a browser takes.
    package let lostSteps: Int
    /// The share of windows and screens in which this happens to the worst picture, from 0 to 1.
    package let lostShare: Double

    /// The size limit of a picture's `sizes`, in bytes.
    package static let allowedBytes = PictureSizes.bytes

    /// Fails if the page has no such pictures.
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
