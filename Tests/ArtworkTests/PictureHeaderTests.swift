import SiteArtwork
import TestSupport
import Testing

@Suite("Headers of pictures")
struct PictureHeaderTests {
    @Test(
        "of the demo",
        arguments: [
            ("01.jpg", .jpeg, 1600, 1067, false), ("03.jpg", .jpeg, 1067, 1600, false),
            ("04.webp", .webP, 1600, 900, false), ("05.png", .png, 1600, 900, false), ("06.gif", .gif, 600, 400, true),
        ] as [(String, PictureHeader.Format, Int, Int, Bool)])
    func demo(name: String, format: PictureHeader.Format, width: Int, height: Int, isAnimated: Bool) throws {
        let header = try PictureHeader(try SamplePictures.bytes(name))
        #expect(header.format == format)
        #expect(header.size == PixelSize(width: width, height: height))
        #expect(header.isAnimated == isAnimated)
    }

    @Test(
        "written by hand",
        arguments: [
            // SOF2 after a fill byte and a restart marker.
            (
                [
                    0xFF, 0xD8, 0xFF, 0xFF, 0xD0, 0xFF, 0xC2, 0, 11, 8, 0, 5, 0, 7, 1, 0, 0, 0, 0xFF, 0xDA, 0, 2, 0xFF,
                    0xD9,
                ], .jpeg, 7, 5
            ),
            (Self.exif(6), .jpeg, 5, 7), (Self.exif(3), .jpeg, 7, 5), (Self.exif(9), .jpeg, 7, 5),
            (Self.png(7, 5), .png, 7, 5),
            (
                Array("GIF89a".utf8) + [7, 0, 5, 0, 0x80, 0, 0] + [0, 0, 0, 9, 9, 9] + Self.gifFrame + [0x3B], .gif, 7,
                5
            ),
            // A frame that reaches beyond its screen, which decoders enlarge.
            (Array("GIF89a".utf8) + [3, 0, 9, 0, 0, 0, 0] + Self.gifFrame + [0x3B], .gif, 7, 9),
            (Array("RIFF\0\0\0\0WEBPVP8L\0\0\0\0".utf8) + [0x2F, 6, 0, 1, 0], .webP, 7, 5),
            (Array("RIFF\0\0\0\0WEBPVP8 \0\0\0\0".utf8) + [0, 0, 0, 0x9D, 1, 0x2A, 7, 0, 5, 0], .webP, 7, 5),
            (Array("RIFF\0\0\0\0WEBPVP8X\0\0\0\0".utf8) + [0, 0, 0, 0, 6, 0, 0, 4, 0, 0], .webP, 7, 5),
        ] as [([UInt8], PictureHeader.Format, Int, Int)])
    func handWritten(bytes: [UInt8], format: PictureHeader.Format, width: Int, height: Int) throws {
        let header = try PictureHeader(bytes)
        #expect(header == (try PictureHeader(bytes)))
        #expect(header.format == format)
        #expect(header.size == PixelSize(width: width, height: height))
        #expect(!header.isAnimated)
        // A file that is cut anywhere is refused and never traps.
        for end in bytes.indices { _ = try? PictureHeader(Array(bytes[..<end])) }
    }

    @Test(
        "of drawings",
        arguments: [
            ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 360'/>", 640, 360),
            ("<svg xmlns='http://www.w3.org/2000/svg' width=\"30px\" height='20' viewBox='0 0 1 1'/>", 30, 20),
            (
                "\u{FEFF}<?xml version='1.0'?>\n<!-- <svg> -->\n<svg:svg xmlns:svg='http://www.w3.org/2000/svg' width='30' viewBox='0,0 3,1'></svg:svg>",
                30, 10
            ),
            ("<svg xmlns='http://www.w3.org/2000/svg' height='30' viewBox='0 0 3 1'/>", 90, 30),
            ("<svg xmlns='http://www.w3.org/2000/svg' width='100%' viewBox='0 0 2.6 1'/>", 3, 1),
            (
                "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"x\"><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'/>",
                4, 3
            ),
            ("<svg xmlns='http://www.w3.org/2000/svg'/>", nil, nil),
            ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 0 1'/>", nil, nil),
            ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 inf nan'/>", nil, nil),
            ("<svg xmlns='http://www.w3.org/2000/svg' width='1e300' height='1e300'/>", nil, nil),
        ] as [(String, Int?, Int?)])
    func drawings(text: String, width: Int?, height: Int?) throws {
        let header = try PictureHeader(Array(text.utf8))
        #expect(header.format == .svg)
        #expect(header.size?.width == width && header.size?.height == height)
    }

    private static let refused: [([UInt8], PictureProblem)] = [
        ([], .unknownFormat("empty")), (Self.bytes([], "<html><svg/></html>"), .unknownFormat("HTML")),
        (Self.bytes([], "<!DOCTYPE HTML><p>"), .unknownFormat("HTML")),
        (Self.bytes([], "text\n"), .unknownFormat("text")),
        (Self.bytes([], "<?xml version='1.0'?><rss/>"), .unknownFormat("XML")),
        ([1, 2, 3, 4], .unknownFormat(nil)), (Self.bytes([], "BM6"), .unknownFormat("BMP")),
        ([0x49, 0x49, 0x2A, 0, 8], .unknownFormat("TIFF")), (Self.bytes([], "ID3\u{4}"), .unknownFormat("a recording")),
        (Self.bytes([], "RIFF\0\0\0\0WAVEfmt "), .unknownFormat("a recording")),
        (Self.bytes([0, 0, 0, 24], "ftypheic"), .unknownFormat("HEIF")),
        (Self.bytes([0, 0, 0, 16], "ftypisom", [0, 0, 0, 0]), .unknownFormat("a film or a recording")),
        ([0xFF, 0x0A, 1], .unknownFormat("JPEG XL")), (Self.bytes([], "%PDF-1.7"), .unknownFormat("PDF")),
        ([0x50, 0x4B, 3, 4], .unknownFormat("a package")),
        (Self.bytes([0, 0, 0, 16], "ftypavif", [0, 0, 0, 0]), .damaged),
        ([0xFF, 0xD8, 0xFF, 0xD9], .damaged),
        ([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 5, 0, 7, 1, 0, 0], .damaged),
        ([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 0, 0, 7], .damaged),
        (Self.png(0, 5), .damaged), (Self.png(7, 5).dropLast(12), .damaged), (Self.bytes([], "GIF89a"), .damaged),
        (Self.bytes([], "GIF89a", [7, 0, 5, 0, 0, 0, 0, 0x3B]), .damaged),
        (Self.bytes([], "RIFF\0\0\0\0WEBPXXXX"), .damaged), (Self.bytes([], "<svg width='1"), .unknownFormat("text")),
        (Self.bytes([], "<svg><!-- "), .unknownFormat("text")), (Self.bytes([], "<svg/>"), .unknownFormat("text")),
    ]

    private static func bytes(_ head: [UInt8], _ text: String, _ tail: [UInt8] = []) -> [UInt8] {
        head + Array(text.utf8) + tail
    }

    @Test("are refused", arguments: refused)
    func isRefused(bytes: [UInt8], problem: PictureProblem) {
        #expect(throws: problem) { try PictureHeader(bytes) }
    }

    @Test(
        "state the format of pixels",
        arguments: [
            (Self.jpeg(components: 1), .grey, false), (Self.jpeg(components: 3), .rgb, false),
            (Self.jpeg(components: 4), .cmyk, false), (Self.png(7, 5, colorType: 0), .grey, false),
            (Self.png(7, 5, colorType: 2), .rgb, false), (Self.png(7, 5, colorType: 3), .rgb, false),
            (Self.png(7, 5, colorType: 4), .grey, true), (Self.png(7, 5, colorType: 6), .rgb, true),
            (Self.png(7, 5, colorType: 3, chunks: ["tRNS"]), .rgb, true),
        ] as [([UInt8], PictureHeader.Colors, Bool)])
    func colors(bytes: [UInt8], colors: PictureHeader.Colors, hasAlpha: Bool) throws {
        let header = try PictureHeader(bytes)
        #expect(header.colors == colors && header.hasAlpha == hasAlpha)
    }

    @Test("of AVIF tell the size of the picture", .imageLibrary)
    func avif() throws {
        let library = try #require(ImageLibrary.shared)
        let raster = Raster(PixelSize(width: 70, height: 50), filledWith: [200, 30, 60, 128])
        let file = try #require(library.file(of: raster, .avif, quality: 60))
        let header = try PictureHeader(file)
        #expect(header.format == .avif && header.size == PixelSize(width: 70, height: 50) && !header.isAnimated)
        for end in file.indices { _ = try? PictureHeader(Array(file[..<end])) }
    }

    private static func jpeg(components: UInt8) -> [UInt8] {
        [0xFF, 0xD8, 0xFF, 0xC0, 0, 8 + 3 * components, 8, 0, 5, 0, 7, components]
            + (0..<3 * components).map { _ in 0 } + [0xFF, 0xDA, 0, 2, 0xFF, 0xD9]
    }

    @Test("that state too large a size are refused before decoding")
    func tooLarge() throws {
        let header = try PictureHeader(Self.png(60_000, 50_000))
        let size = PixelSize(width: 60_000, height: 50_000)
        #expect(throws: PictureProblem.tooLarge(size, limit: 100_000_000)) { try header.check(limit: 100_000_000) }
        try PictureHeader(Self.png(10_000, 10_000)).check(limit: 100_000_000)
        try PictureHeader(Self.png(65_535, 1)).check(limit: 100_000_000)
        for size in [PixelSize(width: 65_536, height: 1), PixelSize(width: 1, height: 2_000_000)] {
            let header = try PictureHeader(Self.png(UInt32(size.width), UInt32(size.height)))
            #expect(throws: PictureProblem.tooLong(size)) { try header.check(limit: 100_000_000) }
        }
    }

    /// How many million pixels a picture of a kind may have where 100 are allowed.
    private static let deep: [(kind: String, millions: Double, file: @Sendable (UInt32) -> [UInt8])] = [
        ("grey", 100, { png($0, 1, colorType: 0) }), ("colours", 100, { png($0, 1) }),
        ("a palette", 100, { png($0, 1, colorType: 3) }), ("alpha", 50, { png($0, 1, colorType: 6) }),
        ("a transparent palette", 50, { png($0, 1, colorType: 3, chunks: ["tRNS"]) }),
        ("16 bits of grey", 100, { changed(png($0, 1, colorType: 0), 24, 16) }),
        ("16 bits of colours", 50, { changed(png($0, 1), 24, 16) }),
        ("16 bits with alpha", 25, { changed(png($0, 1, colorType: 6), 24, 16) }),
        ("interlaced", 50, { changed(png($0, 1), 28, 1) }),
        ("interlaced, 16 bits with alpha", 12.5, { changed(changed(png($0, 1, colorType: 6), 24, 16), 28, 1) }),
        ("WebP", 37.5, { webP($0) }), ("GIF", 75, { gif($0) }),
        ("JPEG", 100, { jpeg($0, 0xC0, [0x22, 0x11, 0x11]) }), ("inks", 75, { jpeg($0, 0xC0, [17, 17, 17, 17]) }),
        ("progressive", 100, { jpeg($0, 0xC2, [0x22, 0x11, 0x11]) }),
        ("progressive, all colours", 50, { jpeg($0, 0xC2, [0x11, 0x11, 0x11]) }),
        ("progressive inks", 37.5, { jpeg($0, 0xC2, [0x11, 0x11, 0x11, 0x11]) }),
        ("progressive grey", 100, { jpeg($0, 0xC2, [0x11]) }),
        ("a scan for each colour", 50, { jpeg($0, 0xC0, [0x11, 0x11, 0x11], inScan: 1) }),
        ("ten scans", 100, { jpeg($0, 0xC2, [0x22, 0x11, 0x11], scans: 10) }),
        ("a hundred scans", 10, { jpeg($0, 0xC2, [0x22, 0x11, 0x11], scans: 100) }),
        ("a thousand scans", 1, { jpeg($0, 0xC2, [0x22, 0x11, 0x11], scans: 1000) }),
    ]

    @Test("allow fewer pixels of more bytes", arguments: deep.indices)
    func isDeep(index: Int) throws {
        let (kind, millions, file) = Self.deep[index]
        // Where a ten-thousandth of that is allowed, so that no side is too long.
        let most = UInt32(millions * 100)
        try PictureHeader(file(most)).check(limit: 10_000)
        #expect(throws: PictureProblem.self, "\(kind)") { try PictureHeader(file(most + 1)).check(limit: 10_000) }
    }

    private static func changed(_ bytes: [UInt8], _ place: Int, _ byte: UInt8) -> [UInt8] {
        var bytes = bytes
        bytes[place] = byte
        return bytes
    }

    private static func webP(_ width: UInt32) -> [UInt8] {
        let size = [UInt8((width - 1) & 255), UInt8((width - 1) >> 8), 0, 0, 0, 0]
        return Array("RIFF\0\0\0\0WEBPVP8X\0\0\0\0".utf8) + [0, 0, 0, 0] + size
    }

    private static func gif(_ width: UInt32) -> [UInt8] {
        let size = [UInt8(width & 255), UInt8(width >> 8), 1, 0, 0, 0, 0]
        return Array("GIF89a".utf8) + size + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
    }

    private static func jpeg(
        _ width: UInt32, _ marker: UInt8, _ factors: [UInt8], inScan: UInt8? = nil, scans: Int = 1
    ) -> [UInt8] {
        let count = UInt8(factors.count)
        var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, marker, 0, 8 + 3 * count]
        bytes += [8, 0, 1, UInt8(width >> 8), UInt8(width & 255), count]
        for (index, factor) in factors.enumerated() { bytes += [UInt8(index), factor, 0] }
        for _ in 0..<scans { bytes += [0xFF, 0xDA, 0, 6, inScan ?? count, 0, 0x3F, 0, 0x12, 0xFF, 0, 0x34] }
        return bytes + [0xFF, 0xD9]
    }

    static func png(
        _ width: UInt32, _ height: UInt32, colorType: UInt8 = 2, chunks: [String] = []
    ) -> [UInt8] {
        func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes(13) + Array("IHDR".utf8)
        let header = bytes(width) + bytes(height) + [8, colorType, 0, 0, 0] + bytes(0)
        let empty = (chunks + ["IDAT", "IEND"]).flatMap { bytes(0) + Array($0.utf8) + bytes(0) }
        return start + header + empty
    }

    /// 7 by 5 pixels, with an Exif orientation.
    private static func exif(_ orientation: UInt8) -> [UInt8] {
        let tiff: [UInt8] =
            Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        let segment = Array("Exif\0\0".utf8) + tiff
        return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment
            + [0xFF, 0xC0, 0, 11, 8, 0, 5, 0, 7, 1, 0, 0, 0, 0xFF, 0xDA, 0, 2, 0xFF, 0xD9]
    }

    private static let gifFrame: [UInt8] = [0x2C, 0, 0, 0, 0, 7, 0, 5, 0, 0, 2, 1, 9, 0]
}
