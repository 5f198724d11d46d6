/// Cue points with labels, which are the chapters of a WAV file.
struct WAVCues {
    /// The sample offsets of the points, with their IDs.
    private var points: [(id: Int, sample: Int)] = []
    private var labels: [Int: String] = [:]

    mutating func readPoints(_ bytes: [UInt8]) {
        var body = ByteCursor(bytes)
        let count = body.littleEndian(4) ?? 0
        while points.count < min(count, MediaFacts.chapterLimit), let id = body.littleEndian(4), body.skip(16),
            let sample = body.littleEndian(4)
        {
            points.append((id, sample))
        }
    }

    /// Reads a list of kind `adtl`, which contains `labl` chunks and others.
    mutating func readLabels(_ bytes: [UInt8]) {
        var body = ByteCursor(bytes)
        guard body.take(4).map(Array.init) == Array("adtl".utf8) else { return }
        while let name = body.take(4), let size = body.littleEndian(4), let chunk = body.take(size) {
            if size % 2 == 1 { _ = body.skip(1) }
            guard name.elementsEqual("labl".utf8) else { continue }
            var label = ByteCursor(chunk)
            guard let id = label.littleEndian(4) else { continue }
            labels[id] = String(decoding: label.takeThroughZero(), as: UTF8.self)
        }
    }

    /// Points without a label are left out.
    func chapters(samplesPerSecond: Int) -> [MediaChapter] {
        points.compactMap { point in
            guard let title = labels[point.id], !title.isEmpty,
                let start = milliseconds(point.sample, perSecond: samplesPerSecond)
            else { return nil }
            return MediaChapter(start: start, title: title)
        }
    }
}
