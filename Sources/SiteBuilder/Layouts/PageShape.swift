import CompositionalLayout
import GridCSS
import SiteTheming

/// Layouts and cell counts of a page's sections. Pages with equal shapes have equal cell frames.
struct PageShape: Hashable, Sendable {
    struct Section: Hashable, Sendable {
        let use: LayoutUse
        let count: Int
        /// Whether the cells are cards, so that the theme gives the picture's size. Other cells have no picture or are
        /// one picture.
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
    /// The places of pictures for each page shape, by section and cell. Pages without pictures are left out.
    func surveyedPictures(
        of plans: [PagePlan], cards: [CardArtwork], jobs: Int
    ) async -> [PageShape: [[SurveyedPlace]]] {
        var plansByShape: [PageShape: PagePlan] = [:]
        for plan in plans where plan.hasPictures { plansByShape[PageShape(plan)] = plan }
        let shapes = Array(plansByShape)
        let places = await shapes.concurrentMap(jobs: jobs) { surveyedPictures(of: $0.value, cards: cards) }
        return Dictionary(uniqueKeysWithValues: zip(shapes.map(\.key), places).filter { !$0.1.isEmpty })
    }

    private func surveyedPictures(of plan: PagePlan, cards: [CardArtwork]) -> [[SurveyedPlace]] {
        guard let page = layout(of: plan) else { return [] }
        let used = plan.sections.compactMap { self.used[$0.request.use] }
        let split = splits[plan]
        // A split that changes at low heights does not depend on the width alone.
        if split?.variants.count ?? 1 > 1 { return [] }
        let widths = zip(plan.sections, used).map { section, layout in
            CardWidths(
                section.hasCards ? cards : [], layout: section.request.layoutName,
                sizesToContent: layout.style.sizesToContent)
        }
        var survey = PictureSurvey(page: page, used: used, cards: widths, split: split)
        let threshold = environment.sizeClassThresholds.regularHeight
        let asksForHeight = used.contains {
            $0.style.variants.contains { $0.condition.heightBelow != nil }
                || $0.cells.contains { $0.condition.heightBelow != nil }
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
