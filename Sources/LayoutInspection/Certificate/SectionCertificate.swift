import CompositionalLayout
import GridCSS

/// What is known of a section's layout at every width that a page can have: where it changes, what it is in between, and
/// what is doubtful about it.
///
/// Nothing here is sampled. Widths of pages are whole numbers, all of which were asked for; between two changes every
/// length is linear in the width, so that what holds at both ends holds in between.
public struct SectionCertificate: Hashable, Sendable {
    /// What is else in viewports of compact height.
    public struct CompactHeight: Hashable, Sendable {
        /// First regular height, in CSS px.
        public let regularHeight: Double
        public let intervals: [CertifiedInterval]
    }

    /// Disjoint, ascending, without gaps.
    public let intervals: [CertifiedInterval]
    /// For viewports of compact height, where the layout asks for the class of the height; ``intervals`` are for the others.
    public let compactHeight: CompactHeight?
    /// Of all heights; by width, then by kind.
    public let findings: [Finding]

    /// - Parameters:
    ///   - survey: the provider's answers.
    ///   - style: what they were lowered to: what could not be, and the order of the document.
    ///   - writtenHoles: for a layout that is data, whose ranges are about whole pixels: what they leave out. `nil` for a
    ///     provider in Swift, which is asked instead.
    ///   - provider: asked for widths between whole ones, too, to say where exactly answers change.
    public init(
        _ survey: SectionSurvey, style: SectionStyle, writtenHoles: [Range<Int>]? = nil,
        provider: @escaping (LayoutEnvironment) -> LayoutSection?
    ) {
        func certify(_ height: SectionSurvey.Height) -> HeightCertificate {
            HeightCertificate(
                height, boundaryItems: style.boundaryItems, writtenHoles: writtenHoles, provider: provider)
        }
        let regular = certify(survey.regular)
        let (below, other) = Self.parted(style.problems.map(Finding.init))
        intervals = regular.intervals
        let findings = Finding.joined(other + regular.findings)
        guard let compact = survey.compact.map(certify) else {
            compactHeight = nil
            self.findings = findings
            return
        }
        compactHeight = CompactHeight(regularHeight: survey.regularHeight, intervals: compact.intervals)
        let low = Finding.joined(below + compact.findings.map { $0.inViewports(below: survey.regularHeight) })
        // What holds at any height is said once.
        let only = low.filter { finding in !findings.contains { $0.saysTheSame(as: finding) } }
        self.findings = Finding.sorted(findings + only)
    }

    /// Lowers and inspects a section as its provider gives it at every width.
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

    /// The interval that holds a width.
    public func interval(at width: Int) -> CertifiedInterval? { intervals.last { $0.widths.lowerBound <= width } }
}
