import SiteDiagnostics
import SiteEpisodes
import SiteMediaFacts

/// What a picture is, told from its bytes.
package struct ArtworkFacts: Sendable {
    package var type: MediaType
    /// In pixels; `nil` for a drawing.
    package var size: (width: Int, height: Int)?
    /// Whether its pixels are red, green and blue, not grey or inks.
    package var isRGB: Bool
    /// Whether it may let through what is below it.
    package var hasAlpha: Bool

    package init(type: MediaType, size: (width: Int, height: Int)?, isRGB: Bool = true, hasAlpha: Bool = false) {
        self.type = type
        self.size = size
        self.isRGB = isRGB
        self.hasAlpha = hasAlpha
    }
}

/// Artwork of shows and of episodes, by PSP-1 (`itunes:image`) and by Apple's requirements
/// (https://podcasters.apple.com/support/896-artwork-requirements): JPEG or PNG, square, 1400 to 3000 pixels wide, in RGB, without
/// transparent parts. Of pictures on other hosts the ending of their name is all that is known.
extension FeedRules {
    typealias Breach = (rule: String, message: String, hint: String)

    func problems(ofArtwork location: AssetLocation, called noun: String) -> [Breach] {
        var found: [Breach] = []
        let facts: ArtworkFacts? = if case .file(let path) = location { artwork[path] } else { nil }
        if let type = facts?.type ?? location.type, !Self.imageTypes.contains(type.name) {
            found.append(
                (
                    "image-type", "directories take JPEG and PNG, not \(type.name)",
                    "save the image as JPEG or PNG, 1400 to 3000 pixels wide and as high"
                ))
        }
        if let size = facts?.size, size.width != size.height || !Self.imageWidths.contains(size.width) {
            found.append(
                (
                    "image-size", "\(noun) has \(size.width) × \(size.height) pixels",
                    "Apple and PSP-1 want artwork square, 1400 to 3000 pixels wide"
                ))
        }
        if let facts, !facts.isRGB || facts.hasAlpha {
            let fault = facts.isRGB ? "may have transparent parts" : "is grey or in inks"
            found.append(
                (
                    "image-colors", "\(noun) \(fault)",
                    "Apple wants artwork in RGB without transparent parts: save it as an opaque picture in sRGB"
                ))
        }
        if location.isInsecure {
            found.append(("not-https", "directories want the image over https", "write its address with https"))
        }
        return found
    }

    private static let imageWidths = 1400...3000

    private static let imageTypes: Set<String> = ["image/jpeg", "image/png"]
}
