import CompositionalLayout
import GridCSS
import SiteTheming

/// Where a picture stands, in words for the browser and in figures for those who make its files.
struct SurveyedPlace: Sendable {
    let place: PicturePlace
    /// `nil` where its width is not known.
    let sizes: SizesList?
    /// Whether `sizes` is within half a pixel of what browsers lay out.
    let isExact: Bool
}

/// Pages whose sections have the same layouts and numbers of cells: their cells stand alike.
struct PageShape: Hashable, Sendable {
    struct Section: Hashable, Sendable {
        let use: LayoutUse
        let count: Int
        /// Whether its cells are cards, whose theme says how they stand in them; others have no picture, or are all picture.
        let hasCards: Bool
    }

    struct Split: Hashable, Sendable {
        let split: PageSplit
        let sides: [SplitSide]
    }

    let sections: [Section]
    let split: Split?

    init(_ plan: PagePlan) {
        split = plan.split.map { Split(split: $0.split, sides: $0.sides) }
        sections = plan.sections.map { Section(use: $0.request.use, count: $0.entries.count, hasCards: $0.hasCards) }
    }
}

extension SiteLayouts {
    /// Where the pictures of each shape of page stand, by section and cell. Pages without pictures are left out.
    func picturePlaces(
        of plans: [PagePlan], cards: [CardArtwork], jobs: Int
    ) async -> [PageShape: [[SurveyedPlace]]] {
        var plansByShape: [PageShape: PagePlan] = [:]
        for plan in plans where plan.hasPictures { plansByShape[PageShape(plan)] = plan }
        let shapes = Array(plansByShape)
        let places = await shapes.concurrentMap(jobs: jobs) { picturePlaces(of: $0.value, cards: cards) }
        return Dictionary(uniqueKeysWithValues: zip(shapes.map(\.key), places).filter { !$0.1.isEmpty })
    }

    private func picturePlaces(of plan: PagePlan, cards: [CardArtwork]) -> [[SurveyedPlace]] {
        guard let page = layout(of: plan) else { return [] }
        let used = plan.sections.compactMap { self.used[$0.request.use] }
        let split = splits[plan]
        // Split otherwise where the window is low: widths do not say it all.
        if split?.compactHeight != nil { return [] }
        let widths = zip(plan.sections, used).map { section, layout in
            CardWidths(
                section.hasCards ? cards : [], layout: section.request.layoutName,
                sizesToContent: layout.style.sizesToContent)
        }
        var survey = PictureSurvey(page: page, used: used, cards: widths, split: split)
        let threshold = environment.sizeClassThresholds.regularHeight
        let asksForHeight = used.contains {
            $0.style.compactHeight != nil || $0.cells.contains { $0.heightBelow != nil }
        }
        if asksForHeight {
            survey.add(height: min(environment.height, threshold - 1), below: threshold)
            survey.add(height: max(environment.height, threshold), below: nil)
        } else {
            survey.add(height: environment.height, below: nil)
        }
        return survey.places(in: root)
    }
}

extension PagePlan {
    fileprivate var hasPictures: Bool {
        sections.contains { section in
            section.entries.contains { if case .placeholder = $0 { false } else { true } }
        }
    }
}

extension PlannedSection {
    fileprivate var hasCards: Bool {
        switch entries.first {
        case .episode, .listing, .theme: true
        case .page, .picture, .placeholder, nil: false
        }
    }
}
