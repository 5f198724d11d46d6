import SeededRandom

extension SplitMix64 {
    /// Damages a file: bytes are changed, removed, doubled or cut off, and a file may continue as a different one.
    mutating func damage(_ sample: [UInt8], among samples: [[UInt8]]) -> [UInt8] {
        var bytes = sample
        for _ in 0..<Int.random(in: 1...6, using: &self) {
            guard !bytes.isEmpty else { return bytes }
            // Half of the changes are near the start, which contains sizes and offsets.
            let place = Int.random(in: 0..<(once(in: 2) ? min(bytes.count, 64) : bytes.count), using: &self)
            let end = min(place + Int.random(in: 1...8, using: &self), bytes.count)
            switch Int.random(in: 0..<10, using: &self) {
            case 0: bytes.removeSubrange(place...)
            case 1: bytes.removeSubrange(place..<end)
            case 2: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
            case 3:
                let other = pick(samples)
                bytes.replaceSubrange(place..., with: other[Int.random(in: 0..<other.count, using: &self)...])
            case 4: for index in place..<end { bytes[index] = pick([0, 0x7F, 0x80, 0xFF]) }
            default: bytes[place] = UInt8.random(in: 0...255, using: &self)
            }
        }
        return bytes
    }
}
