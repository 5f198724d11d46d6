import SeededRandom
import SiteArtwork
import Testing

@Suite("Widths of picture files")
struct VariantWidthTests {
    private func demand(_ widths: [Double]) -> WidthDemand {
        var demand = WidthDemand()
        for width in widths { demand.add(width: width) }
        return demand
    }

    @Test(
        "for wanted widths, the maximum width and the number of files",
        arguments: [
            // One cell of constant width: its width at every pixel ratio.
            ([74], 1000, 5, [74, 148, 222]),
            // Rounded up, because a file that is one pixel too narrow is not large enough.
            ([74.2], 1000, 5, [75, 149, 223]), ([74.00001], 1000, 5, [74, 148, 222]),
            // Never wider than the picture.
            ([74], 148, 5, [74, 148]), ([74], 100, 5, [74, 100]), ([500], 100, 5, [100]),
            // 1000 must be included. The other widths are near 100, so the second is.
            ([100, 101, 102], 1000, 3, [102, 204, 306]),
            ([74], 1000, 1, [222]), ([74], 1000, 0, []), ([], 1000, 5, []), ([74], 0, 5, []),
            ([.infinity, -1, 0, .nan], 1000, 5, []),
        ] as [([Double], Int, Int, [Int])])
    func choice(wanted: [Double], widest: Int, count: Int, expected: [Int]) {
        #expect(variantWidths(for: demand(wanted), upTo: widest, count: count) == expected)
    }

    @Test("No other choice wastes fewer pixels", arguments: 1...40)
    func fewest(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let wanted = (0..<Int.random(in: 1...4, using: &random)).map { _ in
            Double(Int.random(in: 1...400, using: &random))
        }
        let demand = demand(wanted)
        for count in 1...4 {
            let chosen = variantWidths(for: demand, upTo: 900, count: count)
            #expect(chosen.count <= count && chosen == chosen.sorted() && Set(chosen).count == chosen.count)
            let all = Set(demand.counts.keys.map { min($0, 900) }).sorted()
            let best = choices(of: all, count: min(count, all.count)).compactMap { waste($0, demand) }.min()
            #expect(waste(chosen, demand) == best, "\(wanted): \(chosen)")
        }
    }

    @Test("Long lists do not take long")
    func longList() {
        var demand = WidthDemand()
        for step in 0..<4000 { demand.add(width: 100 + Double(step) / 3) }
        let chosen = variantWidths(for: demand, upTo: 100_000, count: 6)
        #expect(chosen.count == 6)
        #expect(chosen.last == demand.counts.keys.max())
    }

    private func waste(_ widths: [Int], _ demand: WidthDemand) -> Int? {
        var sum = 0
        for (wanted, times) in demand.counts {
            let wanted = min(wanted, 900)
            guard let width = widths.first(where: { $0 >= wanted }) else { return nil }
            sum += times * (width * width - wanted * wanted)
        }
        return sum
    }

    /// All ways to choose `count` elements that include the last one.
    private func choices(of all: [Int], count: Int) -> [[Int]] {
        guard count > 1 else { return [all.suffix(1)] }
        func subsets(_ elements: ArraySlice<Int>, _ count: Int) -> [[Int]] {
            guard count > 0 else { return [[]] }
            guard let first = elements.first else { return [] }
            return subsets(elements.dropFirst(), count - 1).map { [first] + $0 } + subsets(elements.dropFirst(), count)
        }
        return subsets(all.dropLast(), count - 1).map { $0 + all.suffix(1) }
    }
}
