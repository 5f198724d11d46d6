import Foundation
import SiteArtwork
import Testing

extension Trait where Self == ConditionTrait {
    /// The test needs libvips.
    ///
    /// With `SITEGEN_BROWSERS=required` in the environment, by which all that tests need must be there, its absence fails
    /// the test; else the test is reported as skipped, with what to install.
    public static var imageLibrary: Self {
        .enabled(
            if: ImageLibrary.shared != nil || ProcessInfo.processInfo.environment["SITEGEN_BROWSERS"] == "required",
            "libvips 8.14 or newer is missing: apt-get install libvips42 (SITEGEN_BROWSERS=required makes this a failure)"
        )
    }
}

/// The demo's pictures: JPEG (one lying on its side), WebP, PNG and a GIF that moves.
public enum SamplePictures {
    /// A GIF of one pixel, for sites that are made of texts. What follows it is not shown.
    public static let dot = "GIF89a\u{1}\0\u{1}\0\0\0\0,\0\0\0\0\u{1}\0\u{1}\0\0\u{2}\u{2}D\u{1}\0;"

    /// The same pixel in a picture of 1400 by 1400, the size that directories want a podcast's to have at least.
    public static let cover = dot.replacing("\u{1}\0\u{1}\0\0\0\0", with: "x\u{5}x\u{5}\0\0\0", maxReplacements: 1)

    /// A JPEG that directories take as a podcast's picture: 1400 pixels wide and as high, of one colour.
    ///
    /// - Returns: `nil` without libvips.
    public static func artwork() -> [UInt8]? {
        let raster = Raster(PixelSize(width: 1400, height: 1400), filledWith: [0, 128, 0, 255])
        return ImageLibrary.shared?.file(of: raster, .jpeg, quality: 80)
    }

    public static let names = ["01.jpg", "02.jpg", "03.jpg", "04.webp", "05.png", "06.gif"]

    public static func bytes(_ name: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: url(name))) }

    public static func url(_ name: String) -> URL {
        URL(filePath: #filePath).appending(path: "../../../Content/media/albums/coast/\(name)").standardized
    }
}
