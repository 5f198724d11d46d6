/// A time in a file of cues: `01:02:03.456`, `02:03,456`, `2:03`. In milliseconds.
///
/// Commas and points are taken for each other, and hours may be missing: what people and their tools mix up.
struct CueTime {
    var milliseconds: Int

    init?(_ text: some StringProtocol) {
        let halves = text.split(whereSeparator: { $0 == "." || $0 == "," })
        guard (1...2).contains(halves.count) else { return nil }
        let parts = halves[0].split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count) else { return nil }
        var seconds = 0
        for (index, part) in parts.enumerated() {
            guard part.isDigits, part.utf8.count <= 5, let value = Int(part), index == 0 || value < 60 else {
                return nil
            }
            seconds = seconds * 60 + value
        }
        milliseconds = seconds * 1000
        guard halves.count == 2 else { return }
        let digits = halves[1].prefix(3)
        guard halves[1].isDigits, let value = Int(digits) else { return nil }
        milliseconds += value * [100, 10, 1][digits.count - 1]
    }
}

/// The line above a cue's words: `00:01.000 --> 00:02.500 align:start`.
struct CueTiming {
    var start: Int
    var end: Int

    static func isTiming(_ line: some StringProtocol) -> Bool { line.contains("-->") }

    init?(_ line: String) {
        let sides = line.split(separator: "-->", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2, let start = CueTime(sides[0].trimmingBlanks),
            // Settings of a cue stand behind the second time.
            let word = sides[1].split(whereSeparator: { $0 == " " || $0 == "\t" }).first, let end = CueTime(word)
        else { return nil }
        self.start = start.milliseconds
        self.end = end.milliseconds
    }
}
