import Foundation
import SiteArtwork
import TestSupport
import Testing

/// libvips passes drawings to librsvg only through the function for trusted drawings.
@Suite("Drawings as pixels", .imageLibrary)
struct DrawingTests {
    private static let svg = Array(
        "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><path fill='#00f' d='M0 0h20v20H0z'/></svg>"
            .utf8)
    private let size = PixelSize(width: 20, height: 20)

    @Test("are drawn in any size")
    func draw() throws {
        let raster = try #require(ImageLibrary.shared).drawing(Self.svg, size: PixelSize(width: 180, height: 90))
        #expect(raster.size == PixelSize(width: 180, height: 90) && raster[179, 89] == [0, 0, 255, 255])
    }

    /// A drawing among pictures is never drawn, even with a wrong file name or header.
    @Test("are no pictures", arguments: [PictureHeader.Format.jpeg, .png, .webP, .gif, .svg])
    func noPicture(format: PictureHeader.Format) throws {
        let library = try #require(ImageLibrary.shared)
        var header = try PictureHeader(Self.svg)
        header.format = format
        #expect(throws: PictureProblem.damaged) { try library.color(of: Self.svg, header) }
        #expect(throws: PictureProblem.damaged) {
            try library.picture(Self.svg, header, size: size, crop: CropRectangle(allOf: size), to: size)
        }
        #expect(throws: PictureProblem.damaged) {
            try library.variants(
                of: Self.svg, header, crop: CropRectangle(allOf: size), width: 20, formats: [.png],
                quality: 80)
        }
    }

    @Test("hold no pictures of other formats")
    func noDrawing() throws {
        let bytes = try SamplePictures.bytes("01.jpg")
        #expect(throws: PictureProblem.damaged) { try #require(ImageLibrary.shared).drawing(bytes, size: size) }
    }

    /// A drawing cannot make the program read a file.
    @Test("show no files", arguments: ["", "file://"])
    func noFiles(scheme: String) throws {
        let library = try #require(ImageLibrary.shared)
        let folder = try TemporaryFolder()
        let svg =
            "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='20' height='20'>"
            + "<rect width='20' height='20' fill='#fff'/><image width='20' height='20' xlink:href='\(scheme)\(folder("b.png"))'/>"
            + "</svg>"
        let blue = try library.drawing(Self.svg, size: size)
        try Data(try #require(library.file(of: blue, .png, quality: 80))).write(to: URL(filePath: folder("b.png")))
        #expect(try library.drawing(Array(svg.utf8), size: size)[10, 10] == [255, 255, 255, 255])
    }
}
