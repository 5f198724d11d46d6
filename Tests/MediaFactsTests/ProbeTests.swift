import MediaFuzz
import SiteMediaFacts
import Testing

extension Sample: CustomTestStringConvertible {
    package var testDescription: String { name }
}

@Suite struct ProbeTests {
    @Test(arguments: Sample.all)
    func facts(of sample: Sample) throws {
        let facts = try MediaFacts(probing: ByteSource(sample.bytes))
        #expect(facts.container == sample.container)
        #expect(facts.duration == sample.duration)
        #expect(facts.codecs == sample.codecs)
        #expect(facts.hasVideo == sample.hasVideo)
        #expect(facts.chapters == sample.chapters)
        #expect(facts.flaw == nil)
    }

    static let refused: [(String, [UInt8], MediaProblem)] = [
        ("nothing", [], .unknownFormat),
        ("text", ascii("This is no recording, whatever its name says."), .unknownFormat),
        ("a picture", [0x89] + ascii("PNG\r\n\u{1A}\n") + zeros(40), .unknownFormat),
        ("half a WAV", Array(WAV.file(WAV.format(100), chunk("data", zeros(9))).prefix(40)), .truncated),
        ("a tag alone", ID3.tag(Sample.titled(version: 4)), .truncated),
        ("frames that are none", [0xFF, 0xFB] + zeros(500), .damaged(.frames)),
        ("a download that stopped", MP4.type + big(5000, 4) + ascii("mdat") + zeros(100), .truncated),
        ("another use of EBML", Matroska.head("other"), .damaged(.elements)),
        ("no end of boxes", MP4.type + (0..<70_000).flatMap { _ in box("free") }, .damaged(.boxes)),
    ]

    @Test(arguments: refused)
    func refusals(name: String, bytes: [UInt8], problem: MediaProblem) {
        #expect(throws: problem) { try MediaFacts(probing: ByteSource(bytes)) }
    }

    @Test func missingEndsAreSaid() throws {
        let wav = WAV.file(WAV.format(100), chunk("data", zeros(1000)))
        let cut = try MediaFacts(probing: ByteSource(Array(wav.dropLast(500))))
        #expect(cut.duration == 5000)
        #expect(cut.flaw == .truncated)
    }

    /// A table states the duration, so only the beginning and the end of an hour of sound are read.
    @Test func littleIsRead() throws {
        let head = ID3.tag(ID3.frame("APIC", zeros(1 << 20))) + xing(frames: 137_813)
        var read = 0
        let source = ByteSource(size: 60 << 20) { offset, count in
            read += count
            return (offset..<offset + count).map { $0 < head.count ? head[$0] : Sample.frames[($0 - head.count) % 417] }
        }
        let facts = try MediaFacts(probing: source)
        #expect(facts.duration == 3_600_013)
        #expect(read < 200_000)
    }
}
