import CompositionalLayout
import GridCSS
import LayoutInspection

/// Details of a page's layout for inspection. Builds do not compute them.
extension PageLayout {
    /// - Parameters:
    ///   - width: the layout element's width, in whole points.
    ///   - height: the viewport's height, in points.
    ///   - measured: the real sizes of cells and headers with estimated height.
    package func inspected(width: Int, height: Double, measured: MeasuredSizes = .init()) -> InspectionReport {
        let isCompact = height < environment.sizeClassThresholds.regularHeight
        let layout = inspectedLayout(width: width, height: height, measured: measured)
        let widths = Dictionary(layout.sections.map { ($0.number, Int($0.container.width)) }) { first, _ in first }
        let names = sections.enumerated().map { number, section in
            let width = widths[number] ?? width
            let rule = section.certificate.interval(
                at: width, inWindowsOfHeight: height, textScale: environment.textScale)
            return InspectionReport.SectionName(id: section.id, layout: section.layout, rule: rule) { place in
                section.source?.source(
                    of: place, at: width, isCompact: isCompact, textScale: environment.textScale)
            }
        }
        return InspectionReport(layout, names: names) { boundary?.source(ofKind: $0) }
    }

    func inspectedLayout(width: Int, height: Double, measured: MeasuredSizes = .init()) -> InspectedLayout {
        guard let split, let solved = solveSplit(width: width, height: height, measured: measured) else {
            return InspectedLayout(solve(width: width, height: height, measured: measured))
        }
        let page = environment.layoutEnvironment(width: Double(width), height: height)
        return InspectedLayout(solved, split.splitProvider(page))
    }

    /// The kinds of headers and footers in the solver's order, by section index. The key `nil` holds those around all
    /// sections.
    package func boundaryKinds(width: Int, height: Double) -> [Int?: [String]] {
        func kinds(_ layout: SolvedLayout, _ numbers: [Int]) -> [(Int?, [String])] {
            zip(numbers, layout.sections).map { ($0, $1.boundaryItems.map(\.description.elementKind)) }
        }
        if let split = solveSplit(width: width, height: height) {
            return Dictionary(uniqueKeysWithValues: split.stacks.flatMap { kinds($0.layout, $0.sections) })
        }
        let solved = solve(width: width, height: height)
        let own: (Int?, [String]) = (nil, solved.boundaryItems.map(\.description.elementKind))
        return Dictionary(uniqueKeysWithValues: kinds(solved, Array(solved.sections.indices)) + [own])
    }

    package func wireframe(width: Int, height: Double) -> Wireframe {
        solveSplit(width: width, height: height).map { Wireframe($0) } ?? Wireframe(solve(width: width, height: height))
    }

    /// The width intervals at which the page has one set of rules, ascending and without gaps.
    package var widthIntervals: [WidthSpan] {
        let end = maxWidth.map { $0 + 1 }
        let bounds = Set(sections.flatMap(\.breakpoints)).filter { bound in
            bound > SupportedWidths.narrowest && end.map { bound < $0 } ?? true
        }
        let starts = [SupportedWidths.narrowest] + bounds.sorted()
        return zip(starts, starts.dropFirst().map(Optional.init) + [end]).map {
            WidthSpan(lowerBound: $0, upperBound: $1)
        }
    }
}
