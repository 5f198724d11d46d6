import CompositionalLayout
import Foundation
import GridCSS

/// Code of the articles that belongs to no picture, compiled here word for word.
enum Snippets {
    static func landingPage() -> LayoutFrames {
        let layout = CollectionLayout { _, environment in
            let columns = environment.container.effectiveContentSize.width < 500 ? 1 : 2
            let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(90))
            return LayoutSection(
                group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: columns))
        }
        let frames = layout.solve(in: Size(width: 640, height: 480), itemCounts: [4]).frames()
        return frames
    }

    static func split() -> SplitMetrics {
        let layout = SplitLayout(leftSideRatio: 0.4, splitSpacing: 10)
        let metrics = layout.metrics(in: SplitContainer(size: Size(width: 110, height: 480)))
        // left side 40 points, right side 60
        return metrics
    }

    static func stylesheet() -> (starts: [Int], text: String) {
        let feed = SectionStyle { environment in
            let columns = environment.container.effectiveContentSize.width < 500 ? 1 : 2
            let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(90))
            return LayoutSection(
                group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: columns))
        }
        let starts = feed.intervals.map(\.lowerBound)
        for problem in feed.problems {
            let end = problem.upperBound.map { "\($0 - 1)" } ?? "any"
            print("from \(problem.lowerBound) to \(end) px: \(problem.cause)")
        }
        return (starts, Stylesheet(sections: [("feed", feed)]).text)
    }

    static func write(_ feed: SectionStyle) throws {
        let stylesheet = Stylesheet(sections: [("feed", feed)], maxWidth: 1200)
        try Data(stylesheet.text.utf8).write(to: URL(filePath: "layout.css"))
    }
}
