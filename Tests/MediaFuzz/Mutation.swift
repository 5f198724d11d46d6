import SeededRandom

/// Damage as by transfers, faulty writers and attackers.
extension [UInt8] {
    mutating func mutate(using random: inout SplitMix64) {
        guard !isEmpty else { return }
        let place = random.place(below: count)
        let length = Int.random(in: 1...8, using: &random)
        let end = Swift.min(place + length, count)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: removeLast(Int.random(in: 1...count, using: &random))
        case 1: self[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: self[place] = UInt8.random(in: 0...255, using: &random)
        case 3: removeSubrange(place..<end)
        case 4: insert(contentsOf: self[place..<end], at: place)
        case 5: for index in place..<end { self[index] = 0xFF }
        case 6:
            let other = random.pick(Sample.all).bytes
            replaceSubrange(place..., with: other.suffix(from: random.place(below: other.count)))
        case 7 where random.once(in: 20): repeatPart(at: place, using: &random)
        default: writeNumber(at: place, using: &random)
        }
    }

    /// Overwrites a number of 1 to 8 bytes, which may be a size, a count or an offset.
    private mutating func writeNumber(at place: Int, using random: inout SplitMix64) {
        let width = random.pick([1, 2, 4, 4, 4, 8])
        let number = random.pick([
            0, 1, 7, 8, 9, 16, 0x7F, 0x80, 0xFF, 0x7FFF, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, .max, .min, -1,
            count, count - 1, count - place, count - place + 1, place,
        ])
        let isBig = Bool.random(using: &random)
        for index in 0..<width where place + index < count {
            let shift = 8 * (isBig ? width - 1 - index : index)
            self[place + index] = UInt8(truncatingIfNeeded: number >> shift)
        }
    }

    /// Repeats some bytes many times, which makes very long lists.
    private mutating func repeatPart(at place: Int, using random: inout SplitMix64) {
        let part = self[place..<Swift.min(place + Int.random(in: 1...64, using: &random), count)]
        let times = Int.random(in: 100...20_000, using: &random)
        insert(contentsOf: repeatElement(part, count: times).joined(), at: place)
    }
}

extension SplitMix64 {
    /// Prefers headers to sound.
    fileprivate mutating func place(below count: Int) -> Int {
        Int.random(in: 0..<(once(in: 2) ? Swift.min(count, 200) : count), using: &self)
    }
}
