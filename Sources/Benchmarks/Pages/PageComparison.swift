/// A page with our rules, and the same cells in a plain grid.
struct PageComparison {
    let name: String
    let plain: BenchmarkPage
    let ours: BenchmarkPage

    static let all: [PageComparison] = {
        let plain = BenchmarkPage(plainRows: "grid-auto-rows: 240px")
        let cards = BenchmarkPage(BenchmarkPage.columns(.absolute(240)))
        let mosaic = BenchmarkPage(BenchmarkPage.mosaic)
        let plainContent = BenchmarkPage(plainRows: "")
        return [
            PageComparison(
                name: "cards of one height, as the default theme shows them", plain: plain,
                ours: cards.skippingUnseenCards),
            PageComparison(
                name: "cards of one height, unseen ones skipped in both pages", plain: plain.skippingUnseenCards,
                ours: cards.skippingUnseenCards),
            PageComparison(name: "cards of one height", plain: plain, ours: cards),
            PageComparison(
                name: "cards as tall as their content", plain: plainContent,
                ours: BenchmarkPage(BenchmarkPage.columns(.estimated(240)))),
            PageComparison(name: "mosaic", plain: plain, ours: mosaic),
            PageComparison(
                name: "mosaic, as the default theme shows it", plain: plain, ours: mosaic.skippingUnseenCards),
            PageComparison(
                name: "mosaic with tails", plain: plain, ours: BenchmarkPage(BenchmarkPage.mosaicWithTails)),
            PageComparison(
                name: "cards with badges", plain: BenchmarkPage(plainRows: "grid-auto-rows: 240px", hasBadges: true),
                ours: BenchmarkPage(
                    hasBadges: true, BenchmarkPage.columns(.absolute(240), badges: [BenchmarkPage.badge]))),
            PageComparison(
                name: "stacks of cards as tall as their content", plain: plainContent,
                ours: BenchmarkPage(BenchmarkPage.stacks)),
        ]
    }()
}
