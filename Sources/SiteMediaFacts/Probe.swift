extension MediaFacts {
    /// Reads the facts that a file states about itself: from its beginning and its tables, at most 16 MB. The bytes may
    /// be anything; unknown formats are refused.
    ///
    /// - Throws: ``MediaProblem`` if no facts can be read.
    package init(probing source: ByteSource) throws(MediaProblem) {
        var reader = BoundedReader(source)
        let head = try reader.prefix(at: 0, count: 12)
        switch Signature(head) {
        case .riff: self = try WAVProbe.facts(&reader)
        case .ebml: self = try MatroskaProbe.facts(&reader)
        case .boxes: self = try MP4Probe.facts(&reader)
        case .mpegAudio: self = try MP3Probe.facts(&reader)
        case nil: throw .unknownFormat
        }
    }
}

/// The bytes with which a file begins.
private enum Signature {
    case riff, ebml, boxes, mpegAudio

    init?(_ head: [UInt8]) {
        func has(_ text: StaticString, at offset: Int) -> Bool {
            head.dropFirst(offset).starts(
                with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        }
        if has("RIFF", at: 0) || has("RF64", at: 0) || has("BW64", at: 0) {
            guard has("WAVE", at: 8) else { return nil }
            self = .riff
        } else if head.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
            self = .ebml
        } else if has("ftyp", at: 4) || has("moov", at: 4) || has("mdat", at: 4) || has("wide", at: 4) {
            self = .boxes
        } else if has("ID3", at: 0) || head.count > 1 && head[0] == 0xFF && head[1] & 0xE0 == 0xE0 {
            self = .mpegAudio
        } else {
            return nil
        }
    }
}
