import SiteArtwork
import Testing

@Suite("Parts of pictures")
struct CropTests {
    @Test(
        "as object-position lays them",
        arguments: [
            (300, 200, 1.0, 0.5, 0.5, [50, 0, 200, 200]), (300, 200, 1.0, 0.0, 0.9, [0, 0, 200, 200]),
            (300, 200, 1.0, 1.0, 0.0, [100, 0, 200, 200]), (200, 300, 1.0, 0.3, 0.2, [0, 20, 200, 200]),
            (300, 200, 3.0, 0.5, 1.0, [0, 100, 300, 100]), (1, 1000, 20.0, 0.5, 0.5, [0, 500, 1, 1]),
            (300, 200, 1.5, 0.1, 0.1, [0, 0, 300, 200]),
        ])
    func parts(width: Int, height: Int, aspect: Double, x: Double, y: Double, expected: [Int]) {
        let crop = CropRectangle(of: PixelSize(width: width, height: height), aspect: aspect, focus: (x, y))
        // Half a pixel may be rounded up or down.
        let found = [crop.left, crop.top, crop.width, crop.height]
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(found)")
        #expect(crop.left >= 0 && crop.left + crop.width <= width && crop.top >= 0 && crop.top + crop.height <= height)
    }

    @Test(
        "are made no larger than encoders do with little memory",
        arguments: [
            (1600, 900, 1600), (3000, 3000, 2880), (9900, 9900, 2880), (1400, 65_535, 349), (600, 16_383, 551),
            (506, 16_383, 506),
            (600, 20_000, 491), (20_000, 600, 16_383), (1, 65_535, 1), (65_535, 1, 16_383),
        ])
    func widest(width: Int, height: Int, expected: Int) {
        #expect(CropRectangle(allOf: PixelSize(width: width, height: height)).widestFile == expected)
    }
}
