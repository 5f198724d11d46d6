import CompositionalLayout
import GridCSS

/// The facts about a section's layout at every width that a page can have: the widths at which it changes, its columns
/// and cells between them, and possible faults.
///
/// Nothing is sampled. Page widths are whole numbers, and the provider was asked for each of them. Between two changes
/// every length is linear in the width, so a condition that holds at both ends holds in between.
public struct SectionCertificate: Hashable, Sendable {
    /// The intervals under each condition that the layout distinguishes: disjoint, ascending and without gaps. Those
    /// for regular heights come first. They cover the widths that occur with text of 100 to 200 %, or only of 100 % if
    /// sizes follow the text.
    public let variants: [PageVariant<CertifiedInterval>]
    /// The findings for all heights and sizes of text, sorted by width, then by kind.
    public let findings: [Finding]

    /// The intervals in windows of regular height with text of 100 %: disjoint, ascending and without gaps.
    public var intervals: [CertifiedInterval] { Self.standard(variants, like: variants[0].condition) }

    /// The interval that contains a width.
    ///
    /// - Parameters:
    ///   - width: The width of the container in CSS px.
    ///   - height: The height of the window in CSS px.
    ///   - textScale: The size of text as a factor of the standard one.
    public func interval(at width: Int, inWindowsOfHeight height: Double, textScale: Double = 1) -> CertifiedInterval? {
        let em = LengthUnits.standardEm * textScale
        let variant = variants.first {
            $0.condition.contains(height: height) && $0.condition.contains(width: Double(width), em: em)
        }
        return variant?.intervals.last { $0.widths.lowerBound <= width }
    }

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
        func certify(_ variant: SectionSurvey.Variant) -> VariantCertificate {
            VariantCertificate(
                variant, boundaryItems: style.boundaryItems, writtenHoles: writtenHoles, longestWord: longestWord,
                provider: provider)
        }
        var variants: [PageVariant<CertifiedInterval>] = []
        var findings: [Finding] = []
        var hasColumns = true
        for (number, variant) in survey.variants.enumerated() {
            let condition = variant.condition
            let part = certify(variant.certified)
            variants.append(PageVariant(condition, part.intervals))
            hasColumns = hasColumns && part.hasColumns
            let problems = style.problems.filter {
                $0.condition == condition || number == 0 && $0.condition == .any
            }
            var own = Finding.joined(problems.map(Finding.init) + part.findings.map { $0.under(condition) })
            let large = variant.withLargeText(provider).map(certify)?.findings ?? []
            own += Finding.joined(large.map { $0.under(condition) }).withLargeText(besides: own)
            // A finding that is true at any height is listed once.
            findings += own.filter { finding in !findings.contains { $0.saysTheSame(as: finding) } }
        }
        if hasColumns { findings += Self.fewerColumns(variants, besides: findings) }
        self.variants = variants
        self.findings = Finding.sorted(findings)
    }

    /// Lowers and inspects the section that a provider describes at every width.
    public init(
        finder: IntervalFinder = .init(), writtenHoles: [Range<Int>]? = nil,
        provider: @escaping (LayoutEnvironment) -> LayoutSection?
    ) {
        let survey = SectionSurvey(finder: finder, provider: provider)
        self.init(survey, style: SectionStyle(survey), writtenHoles: writtenHoles, provider: provider)
    }

    /// The intervals with text of 100 %, for the windows of a condition.
    private static func standard(
        _ variants: [PageVariant<CertifiedInterval>], like condition: PageCondition
    ) -> [CertifiedInterval] {
        variants.filter { $0.condition.withAnyText == condition.withAnyText }.flatMap(\.withStandardText)
    }

    /// Numbers of columns that become smaller where a wider container gets a different variant.
    private static func fewerColumns(
        _ variants: [PageVariant<CertifiedInterval>], besides findings: [Finding]
    ) -> [Finding] {
        let known = findings.filter { if case .fewerColumns = $0.kind { true } else { false } }
        guard known.isEmpty else { return [] }
        return variants.filter { $0.condition.followsText && $0.condition.ems.lowerBound == 0 }.flatMap { variant in
            ColumnOrder.findings(standard(variants, like: variant.condition), besides: findings).map {
                $0.under(variant.condition.withAnyText)
            }
        }
    }
}

extension PageVariant<CertifiedInterval> {
    /// The parts of the intervals that occur with text of 100 %.
    fileprivate var withStandardText: [CertifiedInterval] {
        guard condition.followsText else { return intervals }
        let widths = condition.standardWidths
        let span = WidthSpan(
            lowerBound: widths.lowerBound, upperBound: widths.upperBound < .max ? widths.upperBound : nil)
        return intervals.compactMap { interval in
            guard let common = interval.widths.intersection(span) else { return nil }
            var part = interval
            part.widths = common
            if widths.contains(interval.widths.lowerBound), interval.widths.lowerBound > widths.lowerBound {
                return part
            }
            let exact = condition.ems.lowerBound * LengthUnits.standardEm
            part.start = .from(common.lowerBound > widths.lowerBound ? Double(common.lowerBound) : exact)
            return part
        }
    }
}

/// The size of text that WCAG 2.2, success criterion 1.4.4, asks for.
private let largeText = 2.0

extension SectionSurvey.Variant {
    /// True if a size follows the text.
    private var followsText: Bool {
        intervals.filter(\.problems.isEmpty).compactMap(\.section).contains(where: \.followsText)
    }

    /// The answers at the widths that occur with text of 100 to 200 %. If sizes follow the text, they are solved for
    /// 100 %, so only widths that occur with 100 % count.
    fileprivate var certified: SectionSurvey.Variant {
        guard condition.followsText else { return self }
        let most = followsText ? 1 : largeText
        return clipped(to: condition.widths(withText: LengthUnits.standardEm...LengthUnits.standardEm * most))
    }

    /// The same answers solved with text of 200 %; `nil` if no size follows the text, and in low windows.
    fileprivate func withLargeText(_ provider: (LayoutEnvironment) -> LayoutSection?) -> SectionSurvey.Variant? {
        guard condition.heightBelow == nil, followsText else { return nil }
        var environment = finder.environment
        environment.textScale = largeText
        let em = LengthUnits.standardEm * largeText
        let occurring = condition.widths(withText: em...em)
        let lower = max(finder.widths.lowerBound, occurring.lowerBound)
        let upper = min(finder.widths.upperBound, occurring.upperBound - 1)
        guard lower <= upper else { return nil }
        return SectionSurvey.Variant(
            condition,
            IntervalFinder(environment: environment, configuration: finder.configuration, widths: lower...upper),
            provider)
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
