import SiteEpisodes

/// A content picture in the body of a page.
package struct BodyPicture: Sendable {
    package var path: String
    package var place: WrittenPlace

    package init(path: String, place: WrittenPlace) {
        self.path = path
        self.place = place
    }
}
