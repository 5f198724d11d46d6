import SiteEpisodes

/// A picture of the content folder that a body shows.
package struct BodyPicture: Sendable {
    package var path: String
    package var place: WrittenPlace

    package init(path: String, place: WrittenPlace) {
        self.path = path
        self.place = place
    }
}
