import Foundation
import SiteDiagnostics
import TestSupport
import Testing

@testable import SiteAuthoring

/// Feeds in every encoding that a declaration or the first bytes name, compared with feedparser.
struct FeedEncodingTests {
    struct Sample: CustomStringConvertible, Sendable {
        let label: String
        let title: String
        /// The title in the encoding, as Python writes it.
        let hex: String

        init(_ label: String, _ title: String, _ hex: String) {
            (self.label, self.title, self.hex) = (label, title, hex)
        }

        var description: String { label }

        var feed: [UInt8] {
            let digits = Array(hex.utf8)
            let bytes = stride(from: 0, to: digits.count, by: 2).map {
                UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16) ?? 0
            }
            return Array(
                "<?xml version=\"1.0\" encoding=\"\(label)\"?><rss version=\"2.0\"><channel><item><title>".utf8) + bytes
                + Array("</title></item></channel></rss>".utf8)
        }
    }

    static let samples = [
        Sample("ISO-8859-1", "Café – ü", "436166e9209620fc"),
        Sample("windows-1252", "Café – ü €", "436166e9209620fc2080"),
        Sample("ISO-8859-15", "Café €", "436166e920a4"),
        Sample("iso-8859-2", "Zażółć gęślą", "5a61bff3b3e62067eab66cb1"),
        Sample("windows-1250", "Zażółć gęślą", "5a61bff3b3e62067ea9c6cb9"),
        Sample("windows-1251", "Привет, мир", "cff0e8e2e5f22c20ece8f0"), Sample("cp1251", "Ёлка", "a8ebeae0"),
        Sample("KOI8-R", "Привет, мир", "f0d2c9d7c5d42c20cdc9d2"), Sample("koi8-u", "Їжак", "b7d6c1cb"),
        Sample("ISO-8859-5", "Привет", "bfe0d8d2d5e2"), Sample("IBM866", "Привет", "8fe0a8a2a5e2"),
        Sample("windows-1253", "Καλημέρα", "cae1ebe7ecddf1e1"), Sample("ISO-8859-7", "Καλημέρα", "cae1ebe7ecddf1e1"),
        Sample("windows-1254", "İstanbul ş", "dd7374616e62756c20fe"),
        Sample("ISO-8859-9", "İstanbul ş", "dd7374616e62756c20fe"),
        Sample("windows-1255", "שלום", "f9ece5ed"), Sample("ISO-8859-8", "שלום", "f9ece5ed"),
        Sample("windows-1256", "مرحبا", "e3d1cdc8c7"), Sample("windows-1257", "Ąžuolas", "c0fe756f6c6173"),
        Sample("TIS-620", "สวัสดี", "cac7d1cab4d5"), Sample("macintosh", "Café", "4361668e"),
        Sample("Shift_JIS", "港の話 テスト", "8d6082cc986220836583588367"),
        Sample("windows-31j", "港①", "8d608740"), Sample("EUC-JP", "港の話 テスト", "b9c1a4cecfc320a5c6a5b9a5c8"),
        Sample("ISO-2022-JP", "港の話", "1b24423941244e4f431b2842"),
        Sample("Big5", "港口與船", "b4e4a466bb50b2ee"), Sample("GB2312", "港口与船", "b8dbbfdad3ebb4ac"),
        Sample("gbk", "港口與船", "b8dbbfdac563b4ac"),
        Sample("GB18030", "港口㐀", "b8dbbfda8139ee39"), Sample("EUC-KR", "항구 이야기", "c7d7b1b820c0ccbedfb1e2"),
        Sample("ks_c_5601-1987", "항구 똠", "c7d7b1b8208c63"),
    ]

    private func title(_ bytes: [UInt8]) throws -> String? {
        try ImportedItem(feed: SourceText(path: "feed.xml", bytes: bytes)).title
    }

    @Test(arguments: samples) func isRead(sample: Sample) throws {
        #expect(try title(sample.feed) == sample.title)
    }

    @Test(.pythonReaders) func feedparserReadsTheSame() async throws {
        let answers: [[Judge.Entry]] = try await Judge.feeds.answers(
            Self.samples.map { Data($0.feed).base64EncodedString() })
        for (sample, entries) in zip(Self.samples, answers) {
            // Python does not know these labels, or reads a smaller encoding than browsers do.
            if ["ISO-8859-1", "windows-31j", "ks_c_5601-1987"].contains(sample.label) { continue }
            #expect(entries.first?.title == sample.title, "\(sample)")
        }
    }

    /// Feeds with and without a byte order mark, with any declaration.
    @Test(arguments: ["UTF-16", "UTF-8", "ISO-8859-1", "UTF-32"]) func wideCharacters(label: String) throws {
        let text =
            "<?xml version=\"1.0\" encoding=\"\(label)\"?><rss><channel><item><title>Café 😀</title></item></channel></rss>"
        let (units, scalars) = (Array(text.utf16), text.unicodeScalars.map(\.value))
        let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let little32 = scalars.flatMap { value in [0, 8, 16, 24].map { UInt8(value >> $0 & 0xFF) } }
        let big32 = scalars.flatMap { value in [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
        for bytes in [
            little, big, little32, big32, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, [0xFF, 0xFE, 0, 0] + little32,
            [0, 0, 0xFE, 0xFF] + big32, [0xEF, 0xBB, 0xBF] + Array(text.utf8), Array("\n \(text)".utf8),
        ] {
            #expect(try title(bytes) == "Café 😀")
        }
    }

    /// A text in an unknown encoding, or in an encoding that can hide markup, is refused. The message names the
    /// encoding.
    @Test(arguments: [
        ("UTF-7", "Hi Mom +Jjo-!", "the file declares the encoding 'UTF-7', which is not supported"),
        ("unicode-1-1-utf-7", "x", "the file declares the encoding 'unicode-1-1-utf-7', which is not supported"),
        ("HZ-GB-2312", "~{8[?Z~}", "the file declares the encoding 'HZ-GB-2312', which is not supported"),
        ("klingon", "\u{E9}", "the byte 0xE9 is not UTF-8, and 'klingon' is not a known encoding"),
        ("UTF-8", "\u{E9}", "the byte 0xE9 is not UTF-8"), ("utf8", "\u{E9}", "the byte 0xE9 is not UTF-8"),
        ("", "\u{E9}", "the byte 0xE9 is not UTF-8"), ("../../x", "\u{E9}", "the byte 0xE9 is not UTF-8"),
        ("UTF-8//IGNORE", "\u{E9}", "the byte 0xE9 is not UTF-8"),
        (
            "Shift_JIS", "\u{A0}\u{FF}",
            "the file declares the encoding 'Shift_JIS', but this byte is not valid in it or in UTF-8"
        ),
        ("EUC-JP", "\u{FF}", "the file declares the encoding 'EUC-JP', but this byte is not valid in it or in UTF-8"),
        ("Big5", "\u{A4}", "the file declares the encoding 'Big5', but this byte is not valid in it or in UTF-8"),
    ])
    func isRefused(label: String, title: String, message: String) throws {
        let text =
            "<?xml version=\"1.0\" encoding=\"\(label)\"?>\n<rss><channel><item><title>\(title)</title></item></channel></rss>"
        let bytes = text.unicodeScalars.map { UInt8($0.value) }
        let error = try #require(throws: Diagnostic.self) {
            try Imported.rss(SourceText(path: "feed.xml", bytes: bytes))
        }
        #expect(error.id == "source.invalid-utf8" && error.message == message && error.hint == "save the file as UTF-8")
        #expect(error.position?.line == (message.hasSuffix("not supported") ? 1 : 2))
    }

    /// The five bytes that Windows leaves undefined are read as Latin 1, and long texts are complete.
    @Test func longTexts() throws {
        let text = "<?xml version='1.0' encoding='windows-1251'?><rss><channel><item><title>A</title><description>"
        let bytes =
            Array(text.utf8) + [UInt8](repeating: 0xE6, count: 300_000)
            + Array("</description></item></channel></rss>".utf8)
        let item = try ImportedItem(feed: SourceText(path: "feed.xml", bytes: bytes))
        #expect(item.map["description"]?.text == String(repeating: "ж", count: 300_000))
        let odd =
            Array("<?xml version='1.0' encoding='windows-1252'?><rss><channel><item><title>a".utf8) + [0x81, 0xE9]
        #expect(try title(odd + Array("</title></item></channel></rss>".utf8))?.hasSuffix("é") == true)
    }
}
