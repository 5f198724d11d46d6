import Foundation
import SiteArtwork
import TestSupport
import Testing

/// Pictures in many kinds of pixels, with profiles and without, beside what Pillow and Little CMS make of them.
@Suite("Colours of pictures as another reader has them", .imageLibrary, .pythonReaders)
struct ColorReaderTests {
    struct Picture: Decodable {
        let name: String
        let width: Int
        let height: Int
    }

    struct Judgement: Decodable {
        let file: String
        /// Of a number from 0 to 255, at most.
        let difference: Double
    }

    private static let script = "judge-colors.py"

    private static let kinds = 204

    @Test("are within 2 of 255 of them, and within 4 where an encoder loses something")
    func everyKind() async throws {
        let library = try #require(ImageLibrary.shared)
        let folder = try TemporaryFolder()
        let pictures = try await PythonTool.json(of: Self.script, ["make", folder.path], as: [Picture].self)
        #expect(pictures.count == Self.kinds)
        for picture in pictures {
            let bytes = try [UInt8](Data(contentsOf: URL(filePath: folder(picture.name))))
            let header = try PictureHeader(bytes)
            let size = PixelSize(width: picture.width, height: picture.height)
            #expect(header.size == size, "\(picture.name)")
            // Smaller, so that it has been scaled.
            let files = try library.variants(
                of: bytes, header, crop: CropRectangle(allOf: size), width: size.width / 2,
                formats: [.png, .webP], quality: 100)
            #expect(files.count == 2)
            for (format, file) in files {
                try Data(file).write(to: URL(filePath: folder("\(picture.name).made.\(format.fileEnding)")))
            }
            // As cards and icons have it.
            let half = PixelSize(width: size.width / 2, height: size.height / 2)
            let raster = try library.picture(bytes, header, size: size, crop: CropRectangle(allOf: size), to: half)
            let card = try #require(library.file(of: raster, .png, quality: 100))
            try Data(card).write(to: URL(filePath: folder("\(picture.name).made.card.png")))
        }
        let judgements = try await PythonTool.json(of: Self.script, ["judge", folder.path], as: [Judgement].self)
        #expect(judgements.count == 3 * Self.kinds)
        for judgement in judgements {
            #expect(
                judgement.difference <= (judgement.file.hasSuffix(".webp") ? 4 : 2),
                "\(judgement.file): \(judgement.difference)")
        }
    }
}
