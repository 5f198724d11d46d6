/// The texts, the date and the camera of a picture, from its file and the text beside it.
package struct PictureRecord: Hashable, Sendable {
    /// The text for people who cannot see the picture.
    package var alternative: String?
    package var caption: String?
    /// The local date and time of the photograph, such as `2024-05-12T18:03:22`.
    package var taken: String?
    /// The photographer, the camera and its settings, such as `35 mm` and `ƒ/2.8`.
    package var details: [String]

    package init(
        alternative: String? = nil, caption: String? = nil, taken: String? = nil, details: [String] = []
    ) {
        self.alternative = alternative
        self.caption = caption
        self.taken = taken
        self.details = details
    }
}

/// The records of all pictures in sections.
package struct PictureRecords: Sendable {
    /// The records by the paths of the pictures.
    package var pictures: [String: PictureRecord] = [:]
    /// The names of the files in each folder that has a written order, in this order.
    package var orders: [String: [String]] = [:]

    package init() {}
}
