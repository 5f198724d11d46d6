import SiteArtwork
import TestSupport
import Testing

@Suite("Colours of pictures", .imageLibrary)
struct PictureColorTests {
    /// A picture of one colour without a profile.
    @Test("without a profile stay unchanged", arguments: [VariantFormat.png, .jpeg, .webP])
    func keep(format: VariantFormat) throws {
        let library = try #require(ImageLibrary.shared)
        let color: [UInt8] = [0xC8, 0x32, 0x1F, 0xFF]
        let svg =
            "<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64'><path fill='#c8321f' d='M0 0h64v64H0z'/></svg>"
        let size = PixelSize(width: 64, height: 64)
        let drawing = try library.drawing(Array(svg.utf8), size: size)
        #expect(drawing[32, 32] == color)
        let file = try #require(library.file(of: drawing, format, quality: 100))
        let raster = try library.picture(
            file, try PictureHeader(file), size: size, crop: CropRectangle(allOf: size),
            to: PixelSize(width: 32, height: 32))
        for (found, meant) in zip(raster[16, 16], color) {
            #expect(abs(Int(found) - Int(meant)) <= 2, "\(raster[16, 16])")
        }
    }

    /// Grey pixels do not count as sRGB.
    @Test("are decoded where there are none")
    func grey() throws {
        let library = try #require(ImageLibrary.shared)
        // 1 × 1, 8 bits of grey: 128.
        let png: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 13, 10, 0x1A, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 0,
            0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 10, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0x68, 0, 0, 0, 0x82,
            0, 0x81, 0x77, 0xCD, 0x72, 0xB6, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
        ]
        let size = PixelSize(width: 1, height: 1)
        let raster = try library.picture(
            png, try PictureHeader(png), size: size, crop: CropRectangle(allOf: size), to: size)
        for value in raster[0, 0].dropLast() { #expect(abs(Int(value) - 128) <= 2) }
    }
}
