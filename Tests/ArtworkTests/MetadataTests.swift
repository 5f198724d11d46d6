import SiteArtwork
import TestSupport
import Testing

/// Pictures that are published unchanged in content.
@Suite("A picture without metadata")
struct MetadataTests {
    private static let secret = "48.858370,2.294481"

    private static func stripped(_ bytes: [UInt8]) throws -> StrippedPicture {
        StrippedPicture(bytes, try #require(PictureHeader.Format(of: bytes)))
    }

    /// One of our pictures with a secret in every place that its format offers.
    private static func marked(_ name: String) throws -> [UInt8] {
        let bytes = try SamplePictures.bytes(name)
        let secret = Array(secret.utf8)
        switch try #require(PictureHeader.Format(of: bytes)) {
        case .jpeg:
            // Rotated by 90 degrees, with notes, a comment and a second picture.
            let directory: [UInt8] = [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
            let exif: [UInt8] = Array("Exif\0\0II*\0".utf8) + directory + secret
            let xmp: [UInt8] = Array("http://ns.adobe.com/xap/1.0/\0".utf8) + secret
            var marked: [UInt8] = Array(bytes[..<2])
            marked += segment(0xE1, exif) + segment(0xE1, xmp) + segment(0xED, secret)
            marked += segment(0xE2, Array("MPF\0".utf8) + secret) + segment(0xFE, secret)
            return marked + bytes[2...] + bytes + secret
        case .png:
            let text: [UInt8] = chunk("tEXt", Array("GPS\0".utf8) + secret) + chunk("eXIf", secret)
            return bytes[..<33] + text + bytes[33...] + secret
        case .gif:
            let start = 13 + (bytes[10] & 0x80 == 0 ? 0 : 3 << (Int(bytes[10]) & 7 + 1))
            let piece: [UInt8] = [UInt8(secret.count)] + secret + [0]
            let comment: [UInt8] = [0x21, 0xFE] + piece
            let xmp: [UInt8] = [0x21, 0xFF, 11] + Array("XMP DataXMP".utf8) + piece
            return bytes[..<start] + comment + xmp + bytes[start...] + secret
        case .webP:
            let padding: [UInt8] = secret.count % 2 == 0 ? [] : [0]
            let content: [UInt8] = [UInt8(secret.count), 0, 0, 0] + secret + padding
            var marked: [UInt8] = bytes + Array("EXIF".utf8) + content + Array("XMP ".utf8) + content
            for index in 0..<4 { marked[4 + index] = UInt8(truncatingIfNeeded: (marked.count - 8) >> (8 * index)) }
            return marked + secret
        case .avif, .svg: return bytes
        }
    }

    /// A JPEG segment.
    private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        [0xFF, marker, 0, UInt8(content.count + 2)] + content
    }

    /// A PNG chunk with the checksum that decoders require.
    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        func number(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
        let checked = Array(name.utf8) + content
        var checksum: UInt32 = .max
        for byte in checked {
            checksum ^= UInt32(byte)
            for _ in 0..<8 { checksum = checksum & 1 == 0 ? checksum >> 1 : checksum >> 1 ^ 0xEDB8_8320 }
        }
        return number(UInt32(content.count)) + checked + number(~checksum)
    }

    private static func holdsSecret(_ bytes: [UInt8]) -> Bool {
        let secret = Array(secret.utf8)
        return bytes.indices.dropLast(secret.count - 1).contains { bytes[$0...].starts(with: secret) }
    }

    @Test("shows the same pixels and says nothing else", .imageLibrary, arguments: SamplePictures.names)
    func strips(name: String) throws {
        let marked = try Self.marked(name)
        #expect(Self.holdsSecret(marked))
        guard case .stripped(let bytes) = try Self.stripped(marked) else {
            Issue.record("\(name) was not stripped")
            return
        }
        #expect(!Self.holdsSecret(bytes))
        #expect(try Self.stripped(bytes) == .unchanged)
        let header = try PictureHeader(bytes)
        #expect(try header == PictureHeader(marked))
        let library = try #require(ImageLibrary.shared)
        let size = try #require(header.size)
        func pixels(_ bytes: [UInt8]) throws -> [VariantFormat: [UInt8]] {
            try library.variants(
                of: bytes, header, crop: CropRectangle(allOf: size), width: size.width, formats: [.png],
                quality: 100)
        }
        #expect(try pixels(bytes) == pixels(marked))
    }

    @Test("that ends too early is called damaged", arguments: SamplePictures.names)
    func damaged(name: String) throws {
        let bytes = try SamplePictures.bytes(name)
        for count in [bytes.count - 3, bytes.count / 2, 40, 15] {
            #expect(try Self.stripped(Array(bytes[..<count])) == .damaged, "the first \(count) bytes")
        }
    }
}
