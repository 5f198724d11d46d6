/// A time in a cue file, in milliseconds: `01:02:03.456`, `02:03,456`, `2:03`.
///
/// Commas and points are equivalent, and hours are optional.
struct CueTime {
    var milliseconds: Int

    init?(_ text: some StringProtocol) {
        let halves = Array(text.utf8).split { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
        guard (1...2).contains(halves.count) else { return nil }
        let parts = halves[0].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count) else { return nil }
        var seconds = 0
        for (index, part) in parts.enumerated() {
            guard part.count <= 5, let value = Self.number(part), index == 0 || value < 60 else { return nil }
            seconds = seconds * 60 + value
        }
        milliseconds = seconds * 1000
        guard halves.count == 2 else { return }
        let digits = halves[1].prefix(3)
        guard let value = Self.number(digits), halves[1].allSatisfy(Self.isDigit) else { return nil }
        milliseconds += value * [100, 10, 1][digits.count - 1]
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

/// The time line of a cue: `00:01.000 --> 00:02.500 align:start`.
struct CueTiming {
    var start: Int
    var end: Int

    static func isTiming(_ line: String) -> Bool { arrow(in: line) != nil }

    init?(_ line: String) {
        guard let arrow = Self.arrow(in: line), let start = CueTime(line[..<arrow.lowerBound].trimmingBlanks),
            // Cue settings follow the second time.
            let word = line[arrow.upperBound...].split(whereSeparator: { $0 == " " || $0 == "\t" }).first,
            let end = CueTime(word)
        else { return nil }
        self.start = start.milliseconds
        self.end = end.milliseconds
    }

    /// The range of the arrow. The search works on bytes, because it runs for each line.
    private static func arrow(in line: String) -> Range<String.Index>? {
        let bytes = line.utf8
        var dashes = 0
        for place in bytes.indices {
            switch bytes[place] {
            case UInt8(ascii: "-"): dashes += 1
            case UInt8(ascii: ">") where dashes >= 2:
                return bytes.index(place, offsetBy: -2)..<bytes.index(after: place)
            default: dashes = 0
            }
        }
        return nil
    }
}
