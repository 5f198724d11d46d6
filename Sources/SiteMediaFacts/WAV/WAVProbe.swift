/// Reads WAV (Resource Interchange File Format) and its variants for more than 4 GB (EBU Tech 3306).
enum WAVProbe {
    static func facts(_ reader: inout BoundedReader) throws(MediaProblem) -> MediaFacts {
        var facts = MediaFacts(.wav)
        var format: WAVFormat?
        var dataSize: Int?
        var largeDataSize: Int?
        var cues = WAVCues()
        var offset = 12
        while offset + 8 <= reader.size {
            var head = ByteCursor(try reader.bytes(at: offset, count: 8))
            guard let name = head.take(4).map({ String(decoding: $0, as: UTF8.self) }), let size = head.littleEndian(4)
            else { break }
            let start = offset + 8
            let available = reader.size - start
            switch name {
            case "ds64":
                var body = ByteCursor(try reader.prefix(at: start, count: 24))
                _ = body.skip(8)
                largeDataSize = body.littleEndian(8)
            case "fmt ": format = WAVFormat(try reader.prefix(at: start, count: min(size, 40)))
            case "cue ": cues.readPoints(try reader.prefix(at: start, count: min(size, 1 << 16)))
            case "LIST": cues.readLabels(try reader.prefix(at: start, count: min(size, 1 << 20)))
            case "data":
                let said = size == 0xFFFF_FFFF ? largeDataSize ?? available : size
                if said > available { facts.flaw = .truncated }
                dataSize = min(said, available)
            default: break
            }
            let length = name == "data" ? dataSize ?? size : size
            // Chunks begin at even offsets.
            offset = start + length + length % 2
        }
        guard let format else { throw reader.size < 64 ? .truncated : .damaged(.chunks) }
        facts.codecs = [format.codec]
        guard let dataSize else { throw .truncated }
        facts.duration = milliseconds(dataSize, perSecond: format.bytesPerSecond)
        facts.setChapters(cues.chapters(samplesPerSecond: format.samplesPerSecond))
        return facts
    }
}

/// The `fmt ` chunk.
struct WAVFormat {
    var codec: String
    var samplesPerSecond: Int
    var bytesPerSecond: Int

    init?(_ bytes: [UInt8]) {
        var body = ByteCursor(bytes)
        guard let tag = body.littleEndian(2), body.skip(2), let samples = body.littleEndian(4),
            let bytes = body.littleEndian(4), samples > 0, bytes > 0
        else { return nil }
        samplesPerSecond = samples
        bytesPerSecond = bytes
        // WAVE_FORMAT_EXTENSIBLE repeats the format at the end.
        let extended = body.skip(12) ? body.littleEndian(2) : nil
        codec =
            switch tag == 0xFFFE ? extended ?? tag : tag {
            case 1: "pcm"
            case 3: "pcm-float"
            case 6: "alaw"
            case 7: "ulaw"
            case 0x55: "mp3"
            case let other: "wav-\(other)"
            }
    }
}
