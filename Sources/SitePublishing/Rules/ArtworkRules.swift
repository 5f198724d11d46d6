import SiteDiagnostics
import SiteEpisodes
import SiteMediaFacts

/// Facts about a picture, read from its bytes.
package struct ArtworkFacts: Sendable {
    package var type: MediaType
    /// Size in pixels; `nil` for SVG.
    package var size: (width: Int, height: Int)?
    /// True if its pixels are RGB, not grey or CMYK.
    package var isRGB: Bool
    /// True if some pixels may be transparent.
    package var hasAlpha: Bool

    package init(type: MediaType, size: (width: Int, height: Int)?, isRGB: Bool = true, hasAlpha: Bool = false) {
        self.type = type
        self.size = size
        self.isRGB = isRGB
        self.hasAlpha = hasAlpha
    }
}

/// Artwork of shows and episodes, by PSP-1 (`itunes:image`) and Apple's requirements
/// (https://podcasters.apple.com/support/896-artwork-requirements): JPEG or PNG, square, 1400 to 3000 pixels wide, RGB,
/// without transparency. For a picture on another host, only its file extension is checked.
extension FeedRules {
    typealias Breach = (rule: String, message: String, hint: String)

    func problems(ofArtwork location: AssetLocation, called noun: String) -> [Breach] {
        var found: [Breach] = []
        let facts: ArtworkFacts? = if case .file(let path) = location { artwork[path] } else { nil }
        if let type = facts?.type ?? location.type, !Self.imageTypes.contains(type.name) {
            found.append(
                (
                    "image-type", "podcast directories accept JPEG and PNG, not \(type.name)",
                    "save the image as JPEG or PNG, 1400 to 3000 pixels wide and as high"
                ))
        }
        if let size = facts?.size, size.width != size.height || !Self.imageWidths.contains(size.width) {
            found.append(
                (
                    "image-size", "\(noun) has \(size.width) × \(size.height) pixels",
                    "use a square image, 1400 to 3000 pixels wide, as Apple and PSP-1 require"
                ))
        }
        if let facts, !facts.isRGB || facts.hasAlpha {
            let fault = facts.isRGB ? "may have transparent parts" : "is greyscale or CMYK"
            found.append(
                (
                    "image-colors", "\(noun) \(fault)",
                    "Apple requires RGB without transparent parts: save it as an opaque picture in sRGB"
                ))
        }
        if location.isInsecure {
            found.append(
                ("not-https", "podcast directories require https for the image", "write its address with https"))
        }
        return found
    }

    private static let imageWidths = 1400...3000

    private static let imageTypes: Set<String> = ["image/jpeg", "image/png"]
}
