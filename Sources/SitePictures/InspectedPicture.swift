import SiteArtwork
import SiteMediaFacts

/// A picture with its header.
package struct InspectedPicture: Sendable {
    package var path: String
    /// The absolute path.
    package var location: String
    package var header: PictureHeader
    package var byteCount: Int
    /// The digest of the bytes, empty without libvips.
    package var digest: String
    /// The facts in the file's metadata, or `nil` if there are none. Always `nil` without libvips.
    package var facts: PictureFacts?
}

extension InspectedPicture {
    /// The media type that hosts send, by the file's name.
    package var nameType: String { MediaType(ofPath: path).name }

    /// Whether the name has the correct media type. Animated PNG files have their own type.
    package var isWellNamed: Bool {
        nameType == header.format.mediaType || header.format == .png && nameType == "image/apng"
    }
}
