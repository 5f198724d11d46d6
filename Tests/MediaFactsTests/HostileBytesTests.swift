import MediaFacts
import SeededRandom
import Testing

/// Files come from anywhere: whatever is in them, reading ends, with facts or with a problem.
@Suite struct HostileBytesTests {
    @Test(arguments: Sample.all)
    func cutAtEveryByte(sample: Sample) {
        var read = 0
        let lengths =
            sample.bytes.count > 4000
            ? Array(stride(from: 0, to: sample.bytes.count, by: 17)) : Array(sample.bytes.indices)
        for length in lengths {
            let facts = try? MediaFacts(probing: ByteSource(Array(sample.bytes.prefix(length))))
            if facts != nil { read += 1 }
        }
        #expect(read < lengths.count)
    }

    /// Bytes changed, left out, put in, doubled; numbers set to what makes sums overflow.
    @Test(arguments: Sample.all)
    func mutated(sample: Sample) {
        var random = SplitMix64(seed: UInt64(sample.bytes.count))
        var outcomes: Set<Bool> = []
        for _ in 0..<400 {
            var bytes = sample.bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) { bytes.mutate(using: &random) }
            outcomes.insert((try? MediaFacts(probing: ByteSource(bytes))).map(Self.isSensible) ?? true)
        }
        #expect(outcomes == [true])
    }

    private static func isSensible(_ facts: MediaFacts) -> Bool {
        (facts.duration ?? 0) >= 0 && facts.chapters.count <= 2000 && facts.codecs.count <= 1024
            && facts.chapters.allSatisfy { $0.start >= 0 && !$0.title.isEmpty }
    }

    /// A file that shrinks while it is read.
    @Test(arguments: Sample.all)
    func reportsMoreThanItHolds(sample: Sample) {
        let source = ByteSource(size: 1 << 50) { offset, count in
            offset < sample.bytes.count ? Array(sample.bytes[offset..<min(offset + count, sample.bytes.count)]) : []
        }
        _ = try? MediaFacts(probing: source)
    }
}

extension [UInt8] {
    fileprivate mutating func mutate(using random: inout SplitMix64) {
        guard !isEmpty else { return }
        // Heads matter more than sound.
        let limit = Bool.random(using: &random) ? Swift.min(count, 200) : count
        let place = Int.random(in: 0..<limit, using: &random)
        let length = Int.random(in: 1...8, using: &random)
        let end = Swift.min(place + length, count)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: self[place] = UInt8.random(in: 0...255, using: &random)
        case 1: self[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: removeSubrange(place..<end)
        case 3: insert(contentsOf: self[place..<end], at: place)
        case 4: for index in place..<end { self[index] = 0xFF }
        default: for index in place..<end { self[index] = index == place ? 0x7F : 0 }
        }
    }
}
