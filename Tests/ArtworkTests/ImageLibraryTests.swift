import Artwork
import Foundation
import TestSupport
import Testing

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
}
