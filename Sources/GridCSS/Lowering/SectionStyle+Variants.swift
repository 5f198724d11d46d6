import CompositionalLayout

/// A section has separate rules for each class of windows and of text that its layout distinguishes. CSS cannot query
/// the height of a container, so the height class is the viewport's.
extension SectionStyle {
    /// Lowers the section that a provider describes at every width, once for each variant.
    public init(_ survey: SectionSurvey) {
        self.init(survey.variants[0])
        for variant in survey.variants.dropFirst() { add(SectionStyle(variant)) }
        nestCells()
        if survey.hasTooManyThresholds {
            let widths = survey.variants[0].finder.widths
            problems = [
                Problem(cause: .lowering(.tooManyTextThresholds), lowerBound: widths.lowerBound, upperBound: nil)
            ]
        }
    }

    /// Asks a provider and lowers its answers.
    public init(finder: IntervalFinder = .init(), provider: (LayoutEnvironment) -> LayoutSection?) {
        self.init(SectionSurvey(finder: finder, provider: provider))
    }

    /// Adds the rules of another variant. The markup contains the elements that any variant needs.
    private mutating func add(_ other: SectionStyle) {
        variants += other.variants
        needsIndex = needsIndex || other.needsIndex
        sizesToContent = sizesToContent || other.sizesToContent
        fitsContent = fitsContent || other.fitsContent
        scrolling.formUnion(other.scrolling)
        let kinds = Set(boundaryItems.map(\.elementKind))
        boundaryItems += other.boundaryItems.filter { !kinds.contains($0.elementKind) }
        decorationItems = Self.decorationItems(allIntervals)
        supplementaryItems = SupplementaryElements(allIntervals.map(\.rules.list.attached))
        problems += other.problems
    }
}
