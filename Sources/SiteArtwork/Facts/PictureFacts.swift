/// The texts, the date and the camera in the metadata of a picture. Places are never read.
///
/// Texts are plain: at most 2,000 characters in one line, without control characters. A fact is `nil` if the file does
/// not tell it, or tells what cannot be true.
package struct PictureFacts: Hashable, Sendable, Codable {
    /// XMP `dc:title`, else IPTC 2:05.
    package var title: String?
    /// XMP `dc:description`, else IPTC 2:120, else Exif `ImageDescription`.
    package var caption: String?
    /// A description for people who do not see the picture: XMP `Iptc4xmpCore:AltTextAccessibility`.
    package var alternative: String?
    /// XMP `dc:creator`, else IPTC 2:80, else Exif `Artist`. Several names are separated by commas.
    package var creator: String?
    /// The local date and time, as `2024-05-12T18:03:22`, or the date alone if the file does not tell the time. Texts
    /// in this form sort by time.
    ///
    /// Exif `DateTimeOriginal`, else XMP `exif:DateTimeOriginal`, else `photoshop:DateCreated`, else IPTC 2:55 and 2:60.
    package var taken: String?
    /// Maker and model: `Fujifilm X-T4`.
    package var camera: String?
    package var lens: String?
    /// The real focal length, in millimetres.
    package var focalLength: Double?
    /// The f-number.
    package var aperture: Double?
    /// The exposure time, in seconds.
    package var exposure: Double?
    /// The sensitivity by ISO 12232, such as 400.
    package var sensitivity: Int?

    package init() {}

    package var isEmpty: Bool { self == PictureFacts() }
}
