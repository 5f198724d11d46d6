/// Reads MPEG audio, layer III: tags, then frames. The duration comes from a table in the first frame, or else from the
/// bit rate.
enum MP3Probe {
    /// The range in bytes after the tags in which the first frame is searched. Some encoders leave space there.
    private static let searchLimit = 1 << 17
    /// The number of frames to check before the bit rate counts as constant.
    private static let sampleCount = 64
    /// The number of bytes to read of a recording with a variable bit rate and without a table.
    private static let walkLimit = 4 << 20

    static func facts(_ reader: inout BoundedReader) throws(MediaProblem) -> MediaFacts {
        var facts = MediaFacts(.mp3)
        facts.codecs = ["mp3"]
        var start = 0
        for _ in 0..<4 {
            guard let tag = ID3Tag(head: try reader.prefix(at: start, count: 10), at: start) else { break }
            do throws(MediaProblem) {
                if facts.chapters.isEmpty { facts.setChapters(try tag.chapters(&reader)) }
            } catch {
                facts.flaw = error
            }
            start = tag.end
        }
        guard start < reader.size else { throw .truncated }
        let (offset, first) = try firstFrame(from: start, &reader)
        let end = try endOfFrames(&reader)
        let frame = try reader.prefix(at: offset, count: max(first.length, 192))
        if let count = VBRTable.frameCount(in: frame, first) {
            facts.duration = milliseconds(count * first.samplesPerFrame, perSecond: first.samplesPerSecond)
        } else {
            try facts.measureFrames(from: offset, to: end, first, &reader)
        }
        return facts
    }

    /// Searches the first frame. A header is valid if another one follows at the end of its frame, or if the file ends
    /// there.
    private static func firstFrame(
        from start: Int, _ reader: inout BoundedReader
    ) throws(MediaProblem) -> (Int, MPEGAudioHeader) {
        let bytes = try reader.prefix(at: start, count: searchLimit)
        var offset = 0
        while let sync = bytes[offset...].firstIndex(of: 0xFF) {
            if let header = MPEGAudioHeader(bytes[sync...]) {
                let next = start + sync + header.length
                if next == reader.size { return (start + sync, header) }
                if let following = MPEGAudioHeader(try reader.prefix(at: next, count: 4)),
                    header.agrees(with: following)
                {
                    return (start + sync, header)
                }
            }
            offset = sync + 1
        }
        throw start + bytes.count == reader.size ? .damaged(.frames) : .unknownFormat
    }

    /// The end of the frames, without an ID3v1 tag of 128 bytes.
    private static func endOfFrames(_ reader: inout BoundedReader) throws(MediaProblem) -> Int {
        let tail = try reader.prefix(at: reader.size - 128, count: 3)
        return tail == Array("TAG".utf8) ? reader.size - 128 : reader.size
    }

    fileprivate static var limits: (sample: Int, walk: Int) { (sampleCount, walkLimit) }
}

extension MediaFacts {
    /// Measures the duration. With a constant bit rate it follows from the size. Otherwise the frames are read up to a
    /// limit, and the rest is estimated from them.
    fileprivate mutating func measureFrames(
        from start: Int, to end: Int, _ first: MPEGAudioHeader, _ reader: inout BoundedReader
    ) throws(MediaProblem) {
        var offset = start
        var count = 0
        var isConstant = true
        while offset < end, offset - start < MP3Probe.limits.walk {
            guard let header = MPEGAudioHeader(try reader.prefix(at: offset, count: 4)), header.agrees(with: first)
            else { break }
            isConstant = isConstant && header.bitRate == first.bitRate
            if isConstant, count >= MP3Probe.limits.sample { break }
            offset += header.length
            count += 1
        }
        guard !isConstant else {
            duration = milliseconds((end - start) * 8, perSecond: first.bitRate)
            return
        }
        let played = Double(count * first.samplesPerFrame) / Double(first.samplesPerSecond)
        isEstimated = offset < end
        duration = milliseconds(seconds: played * Double(end - start) / Double(max(min(offset, end) - start, 1)))
    }
}
