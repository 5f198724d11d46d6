/// Reads Matroska and WebM (RFC 9559): the elements before the first cluster, and those that the seek head refers to.
enum MatroskaProbe {
    enum ID {
        static let docType = 0x4282
        static let segment = 0x1853_8067
        static let seekHead = 0x114D_9B74, seek = 0x4DBB, seekID = 0x53AB, seekPosition = 0x53AC
        static let info = 0x1549_A966, timestampScale = 0x2AD7B1, duration = 0x4489
        static let tracks = 0x1654_AE6B, trackEntry = 0xAE, trackType = 0x83, codecID = 0x86
        static let cluster = 0x1F43_B675
        static let chapters = 0x1043_A770
    }

    static func facts(_ reader: inout BoundedReader) throws(MediaProblem) -> MediaFacts {
        guard let header = try reader.element(at: 0, end: reader.size) else { throw .truncated }
        let type = EBMLList(try reader.body(of: header)).first { $0.id == ID.docType }?.text
        guard type == "webm" || type == "matroska" else { throw .damaged(.elements) }
        guard let segment = try reader.element(at: header.body.upperBound, end: reader.size) else { throw .truncated }
        guard segment.id == ID.segment else { throw .damaged(.elements) }

        var facts = MediaFacts(type == "webm" ? .webM : .matroska)
        var wanted: Set = [ID.info, ID.tracks, ID.chapters]
        var places: [Int: Int] = [:]
        var offset = segment.body.lowerBound
        while offset < segment.body.upperBound, !wanted.isEmpty,
            let element = try reader.element(at: offset, end: segment.body.upperBound), element.id != ID.cluster
        {
            if element.id == ID.seekHead {
                places = Self.places(EBMLList(try reader.body(of: element)))
            } else if wanted.remove(element.id) != nil {
                try facts.read(element, &reader)
            }
            guard element.hasKnownSize else { break }
            offset = element.body.upperBound
        }
        for id in wanted.sorted() {
            guard let place = places[id], place < segment.body.count,
                let element = try reader.element(at: segment.body.lowerBound + place, end: segment.body.upperBound),
                element.id == id
            else { continue }
            wanted.remove(id)
            try facts.read(element, &reader)
        }
        guard !wanted.contains(ID.tracks) else { throw .truncated }
        return facts
    }

    /// The offsets of elements in the segment, by their IDs.
    private static func places(_ list: EBMLList) -> [Int: Int] {
        var places: [Int: Int] = [:]
        for seek in list where seek.id == ID.seek {
            let children = Array(seek.children.prefix(8))
            guard let id = children.first(where: { $0.id == ID.seekID })?.unsigned,
                let place = children.first(where: { $0.id == ID.seekPosition })?.unsigned
            else { continue }
            places[id] = place
        }
        return places
    }
}

extension BoundedReader {
    mutating func element(at offset: Int, end: Int) throws(MediaProblem) -> EBMLElement? {
        let head = try prefix(at: offset, count: min(EBMLElement.headLimit, end - offset))
        return EBMLElement(head: head, at: offset, end: end)
    }

    mutating func body(of element: EBMLElement) throws(MediaProblem) -> [UInt8] {
        try bytes(at: element.body.lowerBound, count: element.body.count)
    }
}

extension MediaFacts {
    fileprivate mutating func read(_ element: EBMLElement, _ reader: inout BoundedReader) throws(MediaProblem) {
        if !element.hasKnownSize { flaw = .truncated }
        guard !element.body.isEmpty else { return }
        let list = EBMLList(try reader.body(of: element))
        switch element.id {
        case MatroskaProbe.ID.info: duration = Self.duration(list)
        case MatroskaProbe.ID.tracks: readTracks(list)
        default: setChapters(matroskaChapters(list))
        }
    }

    private static func duration(_ info: EBMLList) -> Int? {
        var nanoseconds = 1_000_000
        var units: Double?
        for child in info {
            if child.id == MatroskaProbe.ID.timestampScale { nanoseconds = child.unsigned ?? nanoseconds }
            if child.id == MatroskaProbe.ID.duration { units = child.float }
        }
        return units.flatMap { milliseconds(seconds: $0 * Double(nanoseconds) / 1e9) }
    }

    private mutating func readTracks(_ list: EBMLList) {
        for track in list where track.id == MatroskaProbe.ID.trackEntry {
            let type = track.children.first { $0.id == MatroskaProbe.ID.trackType }?.unsigned
            guard type == 1 || type == 2, codecs.count < 16 else { continue }
            if type == 1 { hasVideo = true }
            let codec = track.children.first { $0.id == MatroskaProbe.ID.codecID }?.text
            codecs += [codec.map(Self.codecName)].compactMap(\.self)
        }
    }

    private static func codecName(_ id: String) -> String {
        switch id {
        case "V_VP8": "vp8"
        case "V_VP9": "vp9"
        case "V_AV1": "av01"
        case "V_MPEG4/ISO/AVC": "avc1"
        case "V_MPEGH/ISO/HEVC": "hvc1"
        case "A_OPUS": "opus"
        case "A_VORBIS": "vorbis"
        case "A_FLAC": "flac"
        case "A_MPEG/L3": "mp3"
        case _ where id.hasPrefix("A_AAC"): "mp4a.40.2"
        default: id
        }
    }
}
