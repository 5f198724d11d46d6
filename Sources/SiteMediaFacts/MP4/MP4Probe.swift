/// Reads the `moov` box of MP4, M4A, M4B and QuickTime files, wherever it is.
enum MP4Probe {
    static func facts(_ reader: inout BoundedReader) throws(MediaProblem) -> MediaFacts {
        let top = try reader.boxes(in: 0..<reader.size, limit: 20_000)
        guard let movie = top.first(where: { $0.type == "moov" }) else {
            throw top.contains(where: \.isCut) || top.count < 2 ? .truncated : .damaged(.boxes)
        }
        var facts = MediaFacts(try isQuickTime(top, &reader) ? .quickTime : .mp4)
        if top.contains(where: \.isCut) { facts.flaw = .truncated }
        if movie.isCut { throw .truncated }
        let boxes = try reader.boxes(in: movie.body)
        var tracks: [MP4Track] = []
        for box in boxes where box.type == "trak" {
            if let track = try MP4Track(box, &reader) { tracks.append(track) }
        }
        let chapterTracks = Set(tracks.flatMap(\.chapterTracks))
        for track in tracks where !chapterTracks.contains(track.id) {
            if track.isVideo { facts.hasVideo = true }
            facts.codecs += [track.codec].compactMap(\.self)
        }
        facts.duration = try duration(boxes, tracks, &reader)
        do throws(MediaProblem) {
            facts.setChapters(try chapters(boxes, tracks, &reader))
        } catch {
            facts.flaw = facts.flaw ?? .damaged(.chapters)
        }
        return facts
    }

    private static func isQuickTime(_ boxes: [MP4Box], _ reader: inout BoundedReader) throws(MediaProblem) -> Bool {
        guard let type = boxes.first(where: { $0.type == "ftyp" }) else { return true }
        return try reader.prefix(at: type.body.lowerBound, count: 4) == Array("qt  ".utf8)
    }

    /// The duration of the movie, or else of its fragments, or else of the longest track.
    private static func duration(
        _ boxes: [MP4Box], _ tracks: [MP4Track], _ reader: inout BoundedReader
    ) throws(MediaProblem) -> Int? {
        guard let header = boxes.first(where: { $0.type == "mvhd" }) else { return tracks.compactMap(\.duration).max() }
        let time = MP4Time(try reader.prefix(at: header.body.lowerBound, count: 32))
        if let whole = time?.duration, whole > 0 { return whole }
        if let time, let extends = boxes.first(where: { $0.type == "mvex" }),
            let fragments = try reader.box("mehd", in: extends.body)
        {
            var body = ByteCursor(try reader.prefix(at: fragments.body.lowerBound, count: 12))
            let version = body.bigEndian(1)
            if body.skip(3), let units = body.bigEndian(version == 1 ? 8 : 4) {
                return milliseconds(units, perSecond: time.unitsPerSecond)
            }
        }
        return tracks.compactMap(\.duration).filter { $0 > 0 }.max()
    }

    private static func chapters(
        _ boxes: [MP4Box], _ tracks: [MP4Track], _ reader: inout BoundedReader
    ) throws(MediaProblem) -> [MediaChapter] {
        for id in tracks.flatMap(\.chapterTracks) {
            guard let track = tracks.first(where: { $0.id == id && $0.isText }) else { continue }
            let found = try track.textSamples(&reader)
            if !found.isEmpty { return found }
        }
        guard let user = boxes.first(where: { $0.type == "udta" }), let list = try reader.box("chpl", in: user.body)
        else { return [] }
        return neroChapters(try reader.body(of: list))
    }
}
