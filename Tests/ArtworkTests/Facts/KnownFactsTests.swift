import Foundation
import SiteFileSystem
import SitePictures
import TestSupport
import Testing

@testable import SiteArtwork

@Suite("Facts of a picture that has not changed", .imageLibrary)
struct KnownFactsTests {
    /// A JPEG of XMP with a title.
    private func titled(_ title: String) throws -> [UInt8] {
        let xmp = """
            http://ns.adobe.com/xap/1.0/\0<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description \
            xmlns:dc="http://purl.org/dc/elements/1.1/" dc:title="\(title)"/></rdf:RDF>
            """
        let bytes = try SamplePictures.bytes("01.jpg")
        let length = xmp.utf8.count + 2
        return bytes[..<2] + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + xmp.utf8 + bytes[2...]
    }

    private func inspect(
        _ location: String, _ known: KnownPictures, _ library: ImageLibrary? = .shared
    ) throws -> (InspectedPicture, KnownPictures) {
        let inspection = PictureInspection("a.jpg", at: location, known: known, limit: 1_000_000_000, library: library)
        guard case .fine(let picture, let status) = inspection else {
            throw CocoaError(.fileReadUnknown)
        }
        var noted = KnownPictures()
        noted.note(picture, status)
        return (picture, KnownPictures(noted.bytes))
    }

    @Test("come from the notes of the build before")
    func known() throws {
        let folder = try TemporaryFolder()
        let location = folder("a.jpg")
        try Data(titled("Ferry")).write(to: URL(filePath: location))
        let (first, known) = try inspect(location, KnownPictures())
        #expect(first.facts?.title == "Ferry")
        // The notes hold another title than the file, so it is seen which was read.
        let text = String(decoding: known.bytes, as: UTF8.self)
        let changed = KnownPictures(Array(text.replacing("Ferry", with: "Noted").utf8))
        #expect(changed != known)
        #expect(try inspect(location, changed).0.facts?.title == "Noted")
        try Data(titled("Later")).write(to: URL(filePath: location))
        #expect(try inspect(location, changed).0.facts?.title == "Later")
    }

    @Test("are neither kept nor lost by a build without libvips")
    func withoutLibrary() throws {
        let folder = try TemporaryFolder()
        let location = folder("a.jpg")
        try Data(titled("Ferry")).write(to: URL(filePath: location))
        let (_, known) = try inspect(location, KnownPictures())
        let (picture, without) = try inspect(location, known, nil)
        #expect(picture.facts == nil)
        #expect(try inspect(location, without).0.facts?.title == "Ferry")
    }

    @Test("take no room if there are none")
    func none() throws {
        let folder = try TemporaryFolder()
        let file = SamplePictures.dot.unicodeScalars.map { UInt8($0.value) }
        try Data(file).write(to: URL(filePath: folder("a.gif")))
        let inspection = PictureInspection(
            "a.gif", at: folder("a.gif"), known: KnownPictures(), limit: 1_000, library: .shared)
        guard case .fine(let picture, let status) = inspection else {
            Issue.record("it was not read")
            return
        }
        #expect(picture.facts == nil)
        var noted = KnownPictures()
        noted.note(picture, status)
        #expect(!String(decoding: noted.bytes, as: UTF8.self).contains("facts"))
    }
}
