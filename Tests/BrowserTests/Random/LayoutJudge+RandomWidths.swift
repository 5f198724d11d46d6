import SeededRandom

extension LayoutJudge {
    /// Twenty widths at which the layout can be solved and lowered: at most half of them are next to interval bounds,
    /// and the others are arbitrary, integer or not.
    func randomWidths(seed: UInt64) -> [Double] {
        let problems = page.styles.flatMap(\.problems)
        func isPossible(_ width: Double) -> Bool {
            let whole = Int(width)
            return !problems.contains { $0.lowerBound <= whole && whole < $0.upperBound ?? .max }
        }
        var random = SplitMix64(seed: ~seed)
        let sides = JudgedWidths.sides(of: page.styles, textScale: layout.textScale).filter(isPossible)
        var widths = Array(sides.shuffled(using: &random).prefix(RandomRun.widthsEach / 2))
        // Few widths may be possible. Impossible ones are drawn again, up to a limit.
        for _ in 0..<400 where widths.count < RandomRun.widthsEach {
            let width = Double(Int.random(in: 240 * 64...2560 * 64, using: &random)) / 64
            let drawn = random.once(in: 2) ? width.rounded() : width
            if isPossible(drawn) { widths.append(drawn) }
        }
        return widths
    }
}
