/// The options for the pages of the pictures in a section.
package struct PictureViewing: Hashable, Sendable {
    /// The target of the link on a picture in a section.
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
