import CompositionalLayout
import GridCSS

/// The facts about a section's layout at every width that a page can have: the widths at which it changes, its columns
/// and cells between them, and possible faults.
///
/// Nothing is sampled. Page widths are whole numbers, and the provider was asked for each of them. Between two changes
/// every length is linear in the width, so a condition that holds at both ends holds in between.
public struct SectionCertificate: Hashable, Sendable {
    /// The differences in viewports of compact height.
    public struct CompactHeight: Hashable, Sendable {
        /// The first regular height, in CSS px.
        public let regularHeight: Double
        public let intervals: [CertifiedInterval]
    }

    /// The intervals are disjoint, ascending and without gaps.
    public let intervals: [CertifiedInterval]
    /// The intervals for viewports of compact height, if the layout depends on the height class. In this case
    /// ``intervals`` are for regular height.
    public let compactHeight: CompactHeight?
    /// The findings for all heights, sorted by width, then by kind.
    public let findings: [Finding]

    /// - Parameters:
    ///   - survey: The provider's answers.
    ///   - style: The lowered answers. It contains the problems of lowering and the document order.
    ///   - writtenHoles: For a layout given as data: the widths that its ranges leave out. Its ranges count whole
    ///     pixels. `nil` for a provider in Swift, which is asked instead.
    ///   - longestWord: The longest word that the section's cells must hold; `nil` if it is not known.
    ///   - provider: The provider. It is also asked for fractional widths, to find the exact width at which its answer
    ///     changes.
    public init(
        _ survey: SectionSurvey, style: SectionStyle, writtenHoles: [Range<Int>]? = nil,
        longestWord: LongestWord? = nil,
        provider: @escaping (LayoutEnvironment) -> LayoutSection?
    ) {
        func certify(_ height: SectionSurvey.Height) -> HeightCertificate {
            HeightCertificate(
                height, boundaryItems: style.boundaryItems, writtenHoles: writtenHoles, longestWord: longestWord,
                provider: provider)
        }
        let regular = certify(survey.regular)
        let (below, other) = Self.parted(style.problems.map(Finding.init))
        intervals = regular.intervals
        let standard = Finding.joined(other + regular.findings)
        let large = survey.withLargeText(provider).map(certify)
        let findings = Finding.sorted(standard + Finding.joined(large?.findings ?? []).withLargeText(besides: standard))
        guard let compact = survey.compact.map(certify) else {
            compactHeight = nil
            self.findings = findings
            return
        }
        compactHeight = CompactHeight(regularHeight: survey.regularHeight, intervals: compact.intervals)
        let low = Finding.joined(below + compact.findings.map { $0.inViewports(below: survey.regularHeight) })
        // A finding that is true at any height is listed once.
        let only = low.filter { finding in !findings.contains { $0.saysTheSame(as: finding) } }
        self.findings = Finding.sorted(findings + only)
    }

    /// Lowers and inspects the section that a provider describes at every width.
    public init(
        finder: IntervalFinder = .init(), writtenHoles: [Range<Int>]? = nil,
        provider: @escaping (LayoutEnvironment) -> LayoutSection?
    ) {
        let survey = SectionSurvey(finder: finder, provider: provider)
        self.init(survey, style: SectionStyle(survey), writtenHoles: writtenHoles, provider: provider)
    }

    private static func parted(_ findings: [Finding]) -> (below: [Finding], other: [Finding]) {
        (findings.filter { $0.heightBelow != nil }, findings.filter { $0.heightBelow == nil })
    }

    /// The interval that contains a width.
    public func interval(at width: Int) -> CertifiedInterval? { intervals.last { $0.widths.lowerBound <= width } }
}

/// The size of text that WCAG 2.2, success criterion 1.4.4, asks for.
private let largeText = 2.0

extension SectionSurvey {
    /// The same answers solved with text of 200 %; `nil` if no size follows the text.
    fileprivate func withLargeText(_ provider: (LayoutEnvironment) -> LayoutSection?) -> Height? {
        let answers = regular.intervals.filter(\.problems.isEmpty).compactMap(\.section)
        guard answers.contains(where: \.followsText) else { return nil }
        var environment = regular.finder.environment
        environment.textScale = largeText
        return SectionSurvey(
            finder: IntervalFinder(
                environment: environment, configuration: regular.finder.configuration, widths: regular.finder.widths),
            provider: provider
        ).regular
    }
}

extension [Finding] {
    /// The findings with text of 200 % whose kinds are not among those for the standard size.
    fileprivate func withLargeText(besides standard: [Finding]) -> [Finding] {
        let known = Set(standard.map(\.id))
        return filter { !known.contains($0.id) }.map { finding in
            var finding = finding
            finding.textScale = largeText
            return finding
        }
    }
}
