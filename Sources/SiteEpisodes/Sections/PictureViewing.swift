/// What visitors can do with the pictures of a section.
package struct PictureViewing: Hashable, Sendable {
    /// What a picture in a section leads to.
    enum Opening: String, Hashable, Sendable, CaseIterable {
        /// The picture's own page.
        case page
        case file
    }

    /// Whether each picture has its own page. Otherwise its cell leads to the file.
    package var hasPages = true
    /// Whether the page of a picture offers the original file as a download.
    package var offersOriginals = false
    /// Whether the page of a picture shows when and with which camera it was taken.
    package var showsDetails = false

    package init() {}
}
