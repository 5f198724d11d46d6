import SeededRandom
import SiteMediaFacts

/// A damaged recording as a source.
struct HostileFile {
    let bytes: [UInt8]
    let size: Int
    /// True if the bytes repeat after their end, so that a reader never reaches an end.
    let isEndless: Bool

    init(using random: inout SplitMix64) {
        var bytes = random.pick(Sample.all).bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) { bytes.mutate(using: &random) }
        self.bytes = bytes
        isEndless = random.once(in: 200) && !bytes.isEmpty
        // Some sources state a larger size than they have, because a file may shrink while it is read.
        let isLarge = isEndless || random.once(in: 20)
        size = isLarge ? 1 << Int.random(in: 20...50, using: &random) : bytes.count
    }

    func read(_ offset: Int, _ count: Int) -> [UInt8] {
        guard isEndless else {
            return offset < bytes.count ? Array(bytes[offset..<min(offset + count, bytes.count)]) : []
        }
        var found: [UInt8] = []
        found.reserveCapacity(count)
        while found.count < count {
            let start = (offset + found.count) % bytes.count
            found += bytes[start..<min(start + count - found.count, bytes.count)]
        }
        return found
    }
}
