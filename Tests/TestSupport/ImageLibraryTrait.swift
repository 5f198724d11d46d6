import Foundation
import SiteArtwork
import Testing

extension Trait where Self == ConditionTrait {
    /// Marks a test that needs libvips.
    ///
    /// If libvips is missing, the test fails with `SITEGEN_BROWSERS=required` in the environment. Otherwise it is
    /// skipped, and the report says what to install.
    public static var imageLibrary: Self {
        .enabled(
            if: ImageLibrary.shared != nil || ProcessInfo.processInfo.environment["SITEGEN_BROWSERS"] == "required",
            "libvips 8.14 or newer is missing: apt-get install libvips42 (SITEGEN_BROWSERS=required makes this a failure)"
        )
    }
}

/// The demo's pictures: JPEG (one of them rotated), WebP, PNG and an animated GIF.
public enum SamplePictures {
    /// A GIF of one pixel, for sites made of texts. Bytes after it are not shown.
    public static let dot = "GIF89a\u{1}\0\u{1}\0\0\0\0,\0\0\0\0\u{1}\0\u{1}\0\0\u{2}\u{2}D\u{1}\0;"

    /// The same pixel in a picture of 1400 by 1400, the minimum size for podcasts.
    public static let cover = dot.replacing("\u{1}\0\u{1}\0\0\0\0", with: "x\u{5}x\u{5}\0\0\0", maxReplacements: 1)

    /// A JPEG that directories accept as a podcast's picture: 1400 by 1400 pixels of one colour.
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
