/// The byte ranges and start times of a track's samples, from the tables of its `stbl` box.
struct SampleTable {
    struct Sample {
        /// The start time in units of the track.
        var time: Int
        var offset: Int
        var size: Int
    }

    private(set) var samples: [Sample] = []

    /// - Parameter limit: The maximum number of samples to read.
    init(_ table: Range<Int>, limit: Int, _ reader: inout BoundedReader) throws(MediaProblem) {
        let sizes = try Self.sizes(table, limit, &reader)
        let times = try Self.times(table, sizes.count, &reader)
        let offsets = try Self.offsets(table, sizes, &reader)
        for (index, size) in sizes.enumerated() where index < times.count && index < offsets.count {
            samples.append(Sample(time: times[index], offset: offsets[index], size: size))
        }
    }

    /// The content of a table after version and flags.
    private static func table(
        _ name: String, in range: Range<Int>, _ reader: inout BoundedReader
    ) throws(MediaProblem) -> ByteCursor? {
        guard let box = try reader.box(name, in: range) else { return nil }
        var body = try reader.body(of: box)
        return body.skip(4) ? body : nil
    }

    private static func sizes(
        _ range: Range<Int>, _ limit: Int, _ reader: inout BoundedReader
    ) throws(MediaProblem) -> [Int] {
        guard var body = try table("stsz", in: range, &reader), let common = body.bigEndian(4),
            let count = body.bigEndian(4)
        else { throw .damaged(.chapters) }
        if common > 0 { return Array(repeating: common, count: min(count, limit)) }
        var sizes: [Int] = []
        while sizes.count < min(count, limit), let size = body.bigEndian(4) { sizes.append(size) }
        return sizes
    }

    /// Reads runs of samples of equal duration.
    private static func times(
        _ range: Range<Int>, _ count: Int, _ reader: inout BoundedReader
    ) throws(MediaProblem) -> [Int] {
        guard var body = try table("stts", in: range, &reader), body.skip(4) else { throw .damaged(.chapters) }
        var times: [Int] = []
        var time = 0
        while times.count < count, let run = body.bigEndian(4), let duration = body.bigEndian(4) {
            for _ in 0..<min(run, count - times.count) {
                times.append(time)
                time += duration
            }
        }
        return times
    }

    /// Samples are in chunks. All chunks of a run contain the same number of samples.
    private static func offsets(
        _ range: Range<Int>, _ sizes: [Int], _ reader: inout BoundedReader
    ) throws(MediaProblem) -> [Int] {
        let chunks = try chunks(range, sizes.count, &reader)
        guard var body = try table("stsc", in: range, &reader), let count = body.bigEndian(4) else {
            throw .damaged(.chapters)
        }
        var runs: [(first: Int, samples: Int)] = []
        while runs.count < min(count, sizes.count), let first = body.bigEndian(4), let samples = body.bigEndian(4),
            body.skip(4)
        {
            runs.append((first, samples))
        }
        var offsets: [Int] = []
        var run = 0
        for (index, chunk) in chunks.enumerated() where !runs.isEmpty && offsets.count < sizes.count {
            while run + 1 < runs.count, runs[run + 1].first <= index + 1 { run += 1 }
            var offset = chunk
            for _ in 0..<min(runs[run].samples, sizes.count - offsets.count) {
                offsets.append(offset)
                offset = offset.addingReportingOverflow(sizes[offsets.count - 1]).partialValue
            }
        }
        return offsets
    }

    private static func chunks(
        _ range: Range<Int>, _ limit: Int, _ reader: inout BoundedReader
    ) throws(MediaProblem) -> [Int] {
        let small = try table("stco", in: range, &reader)
        let large = small == nil ? try table("co64", in: range, &reader) : nil
        guard var body = small ?? large, let count = body.bigEndian(4) else { throw .damaged(.chapters) }
        var chunks: [Int] = []
        while chunks.count < min(count, limit), let chunk = body.bigEndian(small == nil ? 8 : 4) {
            chunks.append(chunk)
        }
        return chunks
    }
}
