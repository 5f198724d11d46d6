import Artwork
import SeededRandom
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
            of: bytes, header, size: size, crop: crop, width: width, formats: formats, quality: 80)
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

    @Test("A file that is cut off is refused", arguments: ["01.jpg", "04.webp", "05.png"])
    func cutOff(name: String) throws {
        let bytes = try SamplePictures.bytes(name)
        #expect(throws: PictureProblem.damaged) {
            try variants(Array(bytes.prefix(bytes.count / 2)), width: 60, formats: [.jpeg])
        }
    }

    @Test("Damage does no harm", arguments: ["01.jpg", "04.webp", "05.png", "06.gif"])
    func damage(name: String) throws {
        // Small ones, so that many can be tried.
        let format: VariantFormat? =
            switch name.suffix(4) {
            case ".jpg": .jpeg
            case "webp": .webP
            case ".png": .png
            default: nil
            }
        let original = try SamplePictures.bytes(name)
        let bytes = try format.flatMap { try variants(original, width: 48, formats: [$0])[$0] } ?? original
        var random = SplitMix64(seed: 7)
        var counts = (refused: 0, made: 0)
        for round in 0..<400 {
            var damaged = bytes
            for _ in 0...Int.random(in: 0...6, using: &random) {
                let place = Int.random(in: 0..<damaged.count, using: &random)
                // Half of the blows near the start, where sizes and offsets are.
                damaged[round % 2 == 0 ? place : place % 64] = UInt8.random(in: 0...255, using: &random)
            }
            if round % 5 == 0 { damaged.removeLast(Int.random(in: 0..<damaged.count, using: &random)) }
            do {
                try PictureHeader(damaged).check(limit: 1_000_000)
                _ = try variants(damaged, width: 8, formats: [.jpeg])
                counts.made += 1
            } catch is PictureProblem {
                counts.refused += 1
            }
        }
        #expect(counts.refused > 20, "\(counts)")
    }
}
