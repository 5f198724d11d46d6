import CompositionalLayout
import Foundation
import SeededRandom
import SiteArtwork
import SiteEpisodes
import SitePictures
import TestSupport
import Testing

@testable import GridCSS
@testable import SiteBuilder

/// Reads the short `sizes` lists as a browser does, at every window width and on three kinds of screens.
@Suite("Widths of pictures in few bytes", .imageLibrary)
struct PictureSizesTests {
    private func choice(_ width: Double, _ files: [Int]) -> Int {
        files.firstIndex { Double($0) >= width - 0.01 } ?? files.count - 1
    }

    /// The number of files by which a browser's choice is larger than necessary (minimum and maximum), and the number
    /// of such cases.
    private func steps(
        _ text: String, beside exact: SizesList, _ files: [Int]
    ) throws -> (range: ClosedRange<Int>, share: Double) {
        let written = try WrittenSizes(text)
        var (least, most, count, all) = (0, 0, 0, 0)
        for height in exact.heights.map({ $0 - 1 }) + [900] {
            for window in stride(from: 320.0, through: 2560, by: 1) {
                let (said, needed) = (written.width(window, height), exact.width(inViewport: window, height))
                for ratio in [1.0, 2, 3] {
                    let steps = choice(said * ratio, files) - choice(needed * ratio, files)
                    (least, most) = (min(least, steps), max(most, steps))
                    count += steps == 0 ? 0 : 1
                    all += 1
                }
            }
        }
        return (least...most, Double(count) / Double(all))
    }

    @Test("are kept by the demo in each of its themes", arguments: [nil, "Airtime", "Lightbox"])
    func demo(theme: String?) async throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized.path
        let rules = PublicationRules(now: Instant(secondsSince1970: 1_900_000_000))
        var options = BuildOptions(rules: rules, jobs: 2, builtInThemes: [root + "/Themes"])
        options.theme = theme
        options.imageLibrary = .shared
        var log = BuildLog(isStrict: false)
        let planned = try await Site(folder: root, options: options).plan(&log)
        let pictures = await surveyPictures(of: SiteContext(planned, options: options))
        var (seen, lost) = (0, 0.0)
        for plan in planned.plans {
            for (picture, place) in plan.placedPictures(pictures.places) {
                guard let files = pictures.sizes.files(of: picture, at: place), let exact = place.sizes else {
                    continue
                }
                let text = try #require(pictures.sizes.place(of: picture, at: place).sizes)
                let fitted = try #require(pictures.sizes.fitted(picture, place))
                // In AVIF, WebP and the picture's own format.
                #expect(text.utf8.count * 3 <= 400, "\(plan.address.path): \(text)")
                let (steps, share) = try steps(text, beside: exact, files)
                // Browsers that support `auto` use the laid-out width.
                let isAuto = text.hasPrefix("auto, ")
                #expect(
                    steps.lowerBound == 0 && (steps.upperBound <= 1 || isAuto),
                    "\(plan.address.path): \(steps), \(text)")
                #expect(steps.upperBound == fitted.lostSteps && abs(share - fitted.lostShare) < 0.01)
                lost = max(lost, share)
                seen += 1
            }
        }
        #expect(seen >= 6)
        print("\(theme ?? "Default"): \(seen) pictures, at most \(lost) of windows and screens lose a file")
    }

    /// Ranges with random numbers of columns, in one or two height classes.
    ///
    /// - Parameter isOrderly: True if wider windows have more columns, as in normal layouts.
    private func randomRanges(_ random: inout SplitMix64, isOrderly: Bool) -> [PageRange<RoundedWidth>] {
        let heights: [Double?] = random.once(in: 2) ? [480, nil] : [nil]
        return heights.flatMap { height in
            let count = Int.random(in: 1...14, using: &random)
            let bounds =
                [240] + Set((1..<max(2, count)).map { _ in Int.random(in: 300...1500, using: &random) }).sorted()
            let counts = bounds.map { _ in Int.random(in: 1...9, using: &random) }
            let ordered = isOrderly ? counts.sorted() : counts
            return bounds.enumerated().map { index, bound in
                let columns = ordered[index]
                let (inset, spacing) = (Double(random.pick([0, 8, 20])), Double(random.pick([0, 1, 12, 20])))
                let width = Length(points: -2 * inset - Double(columns - 1) * spacing, width: 1) / Double(columns)
                let number = Double(Int.random(in: 0..<columns, using: &random))
                let start = width * number + Length(points: inset + number * spacing)
                let cell = RoundedCell(Rect(x: start, y: 0, width: width, height: 0), windowHeight: 800)
                return PageRange(
                    lowerBound: bound, upperBound: index + 1 < bounds.count ? bounds[index + 1] : nil,
                    condition: PageCondition(heightBelow: height), value: RoundedWidth(Length(width: 1), of: cell))
            }
        }
    }

    @Test("are kept by random layouts", arguments: 0..<8)
    func randomLayouts(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        var worst: [Int: Int] = [:]
        for _ in 0..<12 {
            let isOrderly = random.once(in: 2)
            let ranges = randomRanges(&random, isOrderly: isOrderly)
            let root = RootWidth(padding: random.pick([0, 40]), maxWidth: random.pick([nil, 1280, 1600]))
            var lines = PictureLines(maxWidth: root.maxWidth)
            let exact = SizesList(lines.find(ranges).ranges, in: root)
            let widest = random.pick([400, 1067, 1600, 4000])
            let files = variantWidths(
                for: PictureWidth.sizes(exact).demand, upTo: widest, count: random.pick([1, 3, 5]))
            for bytes in [128, 192, 400] {
                let fitted = FittedSizes(exact, files: files, bytes: bytes)
                let text = fitted.list.text(isLazy: false)
                #expect(text.utf8.count <= bytes, "\(text)")
                let (steps, share) = try steps(text, beside: exact, files)
                #expect(steps.lowerBound == 0, "\(text) for \(exact.text(isLazy: false)), \(files)")
                #expect(steps.upperBound == fitted.lostSteps && abs(share - fitted.lostShare) < 0.01)
                worst[bytes] = max(worst[bytes] ?? 0, Int(share * 100))
            }
            // With an exact list, no width is more than half a pixel smaller than the laid-out width.
            for range in ranges where range.condition.heightBelow == nil {
                let last = min(range.upperBound ?? 2560, root.maxWidth ?? 2560) - 1
                for width in stride(from: range.lowerBound, through: last, by: 7) {
                    let said = exact.width(inViewport: Double(width) + root.padding, 900)
                    #expect(said >= range.value.value(atLayoutWidth: width) - 0.51)
                }
            }
        }
        print("seed \(seed): per cent lost at most, by bytes: \(worst.sorted { $0.key < $1.key })")
    }

    @Test("are exact if short, and as wide as the window if they depend on its height")
    func ends() {
        let short = SizesList(
            [
                PageRange(lowerBound: 240, upperBound: 700, value: Length(width: 1)),
                PageRange(lowerBound: 700, upperBound: nil, value: Length(points: 700)),
            ], in: RootWidth())
        let kept = FittedSizes(short, files: [320, 700, 1400], bytes: 128)
        #expect(kept.list == short && kept.lostSteps == 0 && kept.lostShare == 0)
        let high = SizesList(
            [PageRange(lowerBound: 240, upperBound: nil, value: Length(points: 10, height: 0.5))], in: RootWidth())
        #expect(FittedSizes(high, files: [320, 700], bytes: 8).list.text(isLazy: false) == "100vw")
        // Without files nothing can be chosen.
        #expect(FittedSizes(short, files: [], bytes: 1).list == short)
    }
}
