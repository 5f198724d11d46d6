import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import SiteArtwork

/// Pillow writes the metadata of these files. The list says which facts they have.
@Suite("Facts of pictures that an independent program wrote", .imageLibrary, .pythonReaders)
struct PictureFactsTests {
    struct Picture: Decodable {
        let name: String
        let facts: PictureFacts
    }

    /// The listed pictures with their bytes.
    private static func pictures() async throws -> [(picture: Picture, bytes: [UInt8])] {
        let folder = try TemporaryFolder()
        let pictures = try await PythonTool.json(of: "judge-facts.py", [folder.path], as: [Picture].self)
        return try pictures.map { ($0, try [UInt8](Data(contentsOf: URL(filePath: folder($0.name))))) }
    }

    @Test("are read, and nothing else", .timeLimit(.minutes(3)))
    func everyFile() async throws {
        let library = try #require(ImageLibrary.shared)
        let pictures = try await Self.pictures()
        #expect(pictures.count > 200)
        for (picture, bytes) in pictures {
            let facts = library.facts(of: bytes, try PictureHeader(bytes))
            #expect(facts == picture.facts, "\(picture.name)")
            #expect(facts.isEmpty == (picture.facts == PictureFacts()), "\(picture.name)")
        }
    }

    /// A file that is cut off has some of the facts of the whole, and no others.
    @Test("are the same or missing, wherever the Exif data ends")
    func cutExif() async throws {
        for (picture, bytes) in try await Self.pictures() where picture.name.hasPrefix("exif-") {
            guard picture.name.hasSuffix(".jpg") else { continue }
            let block = MetadataBlocks(jpeg: bytes).exif
            let whole = try values(picture.facts)
            var counts: Set<Int> = []
            for count in 0...block.count {
                var blocks = MetadataBlocks()
                blocks.exif = Array(block[..<count])
                let cut = try values(PictureFacts(blocks))
                // A text is not there in part, but a maker may be there without a model.
                let isPart = cut.allSatisfy { name, value in
                    guard name == "camera", let part = value as? String else { return whole[name] == value }
                    return (whole[name] as? String)?.hasPrefix(part) == true
                }
                #expect(isPart, "\(picture.name) after \(count) bytes")
                counts.insert(cut.count)
            }
            #expect(counts.contains(0) && counts.max() == whole.count)
        }
    }

    private func values(_ facts: PictureFacts) throws -> [String: NSObject] {
        try #require(JSONSerialization.jsonObject(with: JSONEncoder().encode(facts)) as? [String: NSObject])
    }

    @Test("of damaged files are read without harm")
    func damaged() async throws {
        let library = try #require(ImageLibrary.shared)
        let samples = try await Self.pictures().filter { !$0.picture.facts.isEmpty && $0.bytes.count < 20_000 }
        var random = SplitMix64(seed: 1)
        var (read, changed) = (0, 0)
        for (picture, bytes) in samples {
            let header = try PictureHeader(bytes)
            for _ in 0..<300 {
                var damaged = bytes
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    let place = Int.random(in: 0..<damaged.count, using: &random)
                    damaged[place] = .random(in: 0...255, using: &random)
                }
                let facts = library.facts(of: damaged, header)
                read += facts.isEmpty ? 0 : 1
                changed += facts.isEmpty || facts == picture.facts ? 0 : 1
                check(facts, picture.name)
            }
        }
        #expect(read > 10_000 && changed > 1_000, "\(read) were read, \(changed) of them changed")
    }

    private func check(_ facts: PictureFacts, _ name: String) {
        for text in [facts.title, facts.caption, facts.alternative, facts.creator, facts.lens] {
            guard let text else { continue }
            #expect(!text.isEmpty && text.unicodeScalars.count <= 2_000 && plainText(text) == text, "\(name)")
        }
        for number in [facts.focalLength, facts.aperture, facts.exposure, facts.sensitivity.map(Double.init)] {
            guard let number else { continue }
            #expect(number > 0 && number.isFinite, "\(name): \(number)")
        }
    }
}
