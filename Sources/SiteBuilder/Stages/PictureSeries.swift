import SiteEpisodes

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
