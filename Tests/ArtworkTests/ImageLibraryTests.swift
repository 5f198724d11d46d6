import Foundation
import TestSupport
import Testing

@testable import SiteArtwork

@Suite("Files made from pictures", .imageLibrary)
struct ImageLibraryTests {
    private func variants(
        _ bytes: [UInt8], aspect: Double? = nil, width: Int, formats: [VariantFormat]
    ) throws -> [VariantFormat: [UInt8]] {
        let library = try #require(ImageLibrary.shared)
        let header = try PictureHeader(bytes)
        let size = try #require(header.size)
        let crop =
            aspect.map { CropRectangle(of: size, aspect: $0, focus: (0.2, 0.9)) } ?? CropRectangle(allOf: size)
        return try library.variants(
            of: bytes, header, crop: crop, width: width, formats: formats, quality: 80)
    }

    @Test("have the size that was asked for, stand upright and carry nothing else", arguments: SamplePictures.names)
    func sizes(name: String) throws {
        for (aspect, width) in [(nil, 97), (1.0, 40), (2.6, 1)] as [(Double?, Int)] {
            let bytes = try SamplePictures.bytes(name)
            let size = try #require(try PictureHeader(bytes).size)
            let own = aspect ?? Double(size.width) / Double(size.height)
            let made = try variants(bytes, aspect: aspect, width: width, formats: VariantFormat.allCases)
            #expect(made.count == VariantFormat.allCases.count)
            for (format, file) in made where format != .avif {
                let found = try #require(try PictureHeader(file).size)
                #expect(found.width == width)
                #expect(abs(Double(found.height) - max(1, Double(width) / own)) <= 1, "\(format): \(found)")
                for mark in ["Exif", "ICCP", "iCCP", "ICC_PROFILE", "http://ns.adobe.com"] {
                    #expect(!contains(file, mark), "\(format) holds \(mark)")
                }
            }
        }
    }

    private func contains(_ bytes: [UInt8], _ text: String) -> Bool {
        let wanted = Array(text.utf8)
        return bytes.indices.dropLast(wanted.count).contains { bytes[$0...].starts(with: wanted) }
    }

    @Test("have the colours of the picture")
    func colors() throws {
        let library = try #require(ImageLibrary.shared)
        let bytes = try SamplePictures.bytes("05.png")
        let color = try #require(try library.color(of: bytes, try PictureHeader(bytes)))
        #expect(color.green > color.red && color.green > color.blue)
        #expect(color.text.count == 7 && color.text.hasPrefix("#"))
    }

    @Test("are the same every time")
    func repeated() async throws {
        let bytes = try SamplePictures.bytes("01.jpg")
        let first = try variants(bytes, width: 60, formats: VariantFormat.allCases)
        try await withThrowingTaskGroup(of: [VariantFormat: [UInt8]].self) { group in
            for _ in 0..<6 { group.addTask { try variants(bytes, width: 60, formats: VariantFormat.allCases) } }
            for try await other in group { #expect(other == first) }
        }
    }

    /// ORC, whose lists of programs are not locked, crashed one in five processes that made 24,000 on eight threads.
    @Test("need no vectors of ORC, which cannot be used from many threads")
    func vectors() throws {
        let library = try #require(ImageLibrary.shared)
        guard library.version.hasPrefix("8.14.") else { return }
        let names = ["libvips.so.42", "libvips.42.dylib"]
        let loaded = try #require(names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_NOLOAD) }.first)
        let symbol = try #require(dlsym(loaded, "vips_vector_isenabled"))
        let isEnabled = unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)
        #expect(isEnabled() == 0)
    }

    @Test("A file that is cut off is refused", arguments: ["01.jpg", "04.webp", "05.png"])
    func cutOff(name: String) throws {
        let bytes = try SamplePictures.bytes(name)
        #expect(throws: PictureProblem.damaged) {
            try variants(Array(bytes.prefix(bytes.count / 2)), width: 60, formats: [.jpeg])
        }
    }

    /// Files of a picture in which no part is like another, cut and mended in ways that leave them ends.
    private static let cuts: [(what: String, format: VariantFormat, change: @Sendable ([UInt8]) -> [UInt8])] = [
        ("half", .jpeg, { $0.prefix($0.count / 2) + [0xFF, 0xD9] }),
        ("a tenth", .jpeg, { $0.prefix($0.count * 9 / 10) + [0xFF, 0xD9] }),
        ("a third from the middle", .jpeg, { $0.prefix($0.count / 3) + $0.suffix($0.count / 3) }),
        ("all after the head", .jpeg, { $0.prefix(700) + [0xFF, 0xD9] }),
        ("an end in the middle", .jpeg, { $0.prefix($0.count / 2) + [0xFF, 0xD9] + $0.suffix($0.count / 2) }),
        ("half, ended twice", .jpeg, { $0.prefix($0.count / 2) + [0xFF, 0xD9, 0xFF, 0xD9] }),
        ("four bytes of the last line of blocks", .jpeg, { $0.dropLast(6) + [0xFF, 0xD9] }),
        ("a part of the last line of blocks", .jpeg, { $0.dropLast(400) + [0xFF, 0xD9] }),
        ("a part of the last line, ended by words", .jpeg, { $0.dropLast(90) + [0xFF, 0xD9] + Array("words".utf8) }),
        ("half, and words", .jpeg, { $0.prefix($0.count / 2) + [0xFF, 0xD9] + Array("behind the end".utf8) }),
        ("half", .png, { $0.prefix($0.count / 2) + $0.suffix(12) }),
        ("a tenth", .png, { $0.prefix($0.count * 9 / 10) + $0.suffix(12) }),
        ("a byte changed, so that its checksum is wrong", .png, { changed($0, at: $0.count / 2) }),
        ("half", .webP, { Array($0.prefix($0.count / 2)) }), ("a byte", .webP, { $0.dropLast() }),
        ("half", .avif, { Array($0.prefix($0.count / 2)) }),
    ]

    private static func changed(_ bytes: [UInt8], at place: Int) -> [UInt8] {
        var bytes = bytes
        bytes[place] ^= 0x55
        return bytes
    }

    /// A picture like that, as large as photographs are, so that decoders shrink it.
    private func speckles() throws -> Raster {
        var state: UInt64 = 1
        let pixels = (0..<640 * 480 * 3).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(state >> 56)
        }
        return try #require(Raster(PixelSize(width: 640, height: 480), pixels: pixels, bands: 3))
    }

    @Test("A file that has lost a part of its pixels is refused, its end there or not", arguments: cuts.indices)
    func partsLost(index: Int) throws {
        let library = try #require(ImageLibrary.shared)
        let cut = Self.cuts[index]
        let whole = try #require(library.file(of: try speckles(), cut.format, quality: 90))
        for width in [640, 300, 60] {
            #expect(try variants(whole, width: width, formats: [.jpeg]).count == 1, "\(width)")
            #expect(throws: PictureProblem.damaged, "\(cut.what) \(cut.format) \(width)") {
                try variants(cut.change(whole), width: width, formats: [.jpeg])
            }
        }
    }

    private static let jfif: [UInt8] = [0xFF, 0xE0, 0, 16, 0x4A, 0x46, 0x49, 0x46, 0, 2, 1, 0, 0, 1, 0, 1, 0, 0]

    /// What decoders warn of though nothing is lost.
    private static let oddities: [(what: String, change: @Sendable ([UInt8]) -> [UInt8])] = [
        ("version 2 of JFIF", { Array($0[..<2]) + jfif + Array($0[2...]) }),
        ("no frequencies in a scan of all", { changed($0, behind: [0xFF, 0xDA, 0, 12], by: 8, to: 0) }),
        ("words behind the end", { $0 + Array("words".utf8) }),
        ("blanks before the end", { $0.dropLast(2) + [0, 0, 0xFF, 0xD9] }),
    ]

    private static func changed(_ bytes: [UInt8], behind mark: [UInt8], by offset: Int, to byte: UInt8) -> [UInt8] {
        guard let place = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }) else { return [] }
        var bytes = bytes
        bytes[place + mark.count + offset] = byte
        return bytes
    }

    @Test("A JPEG that is odd, and whole, is read", arguments: oddities.indices)
    func odd(index: Int) throws {
        let library = try #require(ImageLibrary.shared)
        let whole = try #require(library.file(of: try speckles(), .jpeg, quality: 90))
        #expect(try variants(Self.oddities[index].change(whole), width: 640, formats: [.jpeg]).count == 1)
    }

    @Test("A part that is enlarged takes the memory of that part alone")
    func enlarged() throws {
        let library = try #require(ImageLibrary.shared)
        let file = try #require(
            library.file(
                of: Raster(PixelSize(width: 600, height: 30_000), filledWith: [9, 99, 199, 255]), .png, quality: 100))
        let size = PixelSize(width: 600, height: 30_000)
        var crop = CropRectangle(of: size, aspect: 1, focus: (0.5, 0.5))
        (crop.width, crop.height) = (2, 2)
        // All of it would have 180 billion pixels.
        let raster = try library.picture(
            file, try PictureHeader(file), size: size, crop: crop, to: PixelSize(width: 200, height: 200))
        #expect(raster[199, 199] == [9, 99, 199, 255])
    }
}
