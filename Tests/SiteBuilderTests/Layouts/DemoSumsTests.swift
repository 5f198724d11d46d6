import CompositionalLayout
import Foundation
import LayoutInspection
import SiteEpisodes
import Testing

@testable import SiteBuilder

/// For every layout of the demo, in each theme and each interval of widths: calculations give the solver's lengths.
@Suite struct DemoSumsTests {
    @Test func sumsComeToTheSolversWidths() async throws {
        let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized.path
        let options = BuildOptions(
            rules: PublicationRules(now: Instant(secondsSince1970: 1_900_000_000)), jobs: 2,
            builtInThemes: [repository + "/Themes"])
        var seen: Set<[String]> = []
        var (sums, boxes) = (0, 0)
        for theme in ["Default", "Airtime", "Lightbox"] {
            var site = Site(folder: repository, options: options)
            site.options.theme = theme
            for page in try await site.inspect().layouts {
                guard seen.insert([theme] + page.sections.map { $0.layout ?? $0.id }).inserted
                else { continue }
                for interval in page.widthIntervals {
                    for width in Set([interval.lowerBound, min(interval.upperBound ?? 2400, 2400) - 1]) {
                        let layout = page.inspectedLayout(width: width, height: 900)
                        for section in layout.sections {
                            for part in section.parts.parts {
                                sums += 1
                                guard part.width.result != part.solvedWidth else { continue }
                                Issue.record("\(theme) \(page.address.path) \(section.number) at \(width): \(part)")
                            }
                            for box in section.boxes where box.kind == .item || box.kind == .boundary {
                                guard let part = box.part, let exact = box.exact else { continue }
                                boxes += 1
                                let lines = section.parts.parts[part].width.lines(in: section.container)
                                guard abs((lines.last?.points ?? -1) - exact.width) > 1e-9 else { continue }
                                Issue.record("\(theme) \(page.address.path) \(section.number) at \(width): \(box)")
                            }
                        }
                    }
                }
            }
        }
        print("\(sums) sums, \(boxes) boxes")
        #expect(sums > 5000 && boxes > 10_000)
    }
}
