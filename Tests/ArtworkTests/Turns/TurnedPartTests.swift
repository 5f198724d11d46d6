import Foundation
import SiteArtwork
import TestSupport
import Testing

/// Compares parts of turned and mirrored pictures with those that Pillow cuts out.
@Suite("Parts of turned pictures, compared with an independent reader", .imageLibrary, .pythonReaders)
struct TurnedPartTests {
    struct Picture: Decodable {
        let name: String
        let width: Int
        let height: Int
        let parts: [Part]
    }

    struct Part: Decodable {
        struct Point: Decodable {
            let x: Int
            let y: Int
            let color: [UInt8]
        }

        /// Left, top, width and height.
        let box: [Int]
        let width: Int
        let height: Int
        let points: [Point]
    }

    @Test("show what is there, in each of the eight ways")
    func everyTurn() async throws {
        let library = try #require(ImageLibrary.shared)
        let folder = try TemporaryFolder()
        let pictures = try await PythonTool.json(of: "judge-turns.py", [folder.path], as: [Picture].self)
        #expect(pictures.count == 4 * 8)
        for picture in pictures {
            let bytes = try [UInt8](Data(contentsOf: URL(filePath: folder(picture.name))))
            let header = try PictureHeader(bytes)
            let size = PixelSize(width: picture.width, height: picture.height)
            #expect(header.size == size, "\(picture.name)")
            #expect(picture.parts.count == 20)
            for part in picture.parts {
                var crop = CropRectangle(allOf: size)
                (crop.left, crop.top, crop.width, crop.height) = (part.box[0], part.box[1], part.box[2], part.box[3])
                let target = PixelSize(width: part.width, height: part.height)
                let seen = try library.picture(bytes, header, size: size, crop: crop, to: target)
                for point in part.points {
                    let color = seen[point.x, point.y]
                    let isRight = zip(color, point.color).allSatisfy { abs(Int($0) - Int($1)) <= 6 }
                    #expect(isRight, "\(picture.name) \(part.box) \(point) \(color)")
                }
            }
        }
    }
}
