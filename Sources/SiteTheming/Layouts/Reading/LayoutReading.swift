import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

/// The layout for one class of text and one pair of size classes.
struct LayoutReading {
    var description: String?
    var sections: PerWidth<LayoutSection>
    /// Whole widths, in points, in gaps between ranges that probably use the default by mistake.
    var holes: [Range<Int>]
    /// The cell design.
    var cells: PerWidth<CellChoice?>

    /// Reads a layout for each class of text and each pair of size classes.
    ///
    /// - Returns: the readings, or `nil` with at least one error.
    static func readings(
        of value: Value, in source: SourceText
    ) -> (PerText<PerSizeClass<LayoutReading>>?, [Diagnostic]) {
        LayoutReader.readings(in: source) { $0.layout(value) }
    }
}

extension LayoutReader {
    /// The most widths in em that the switches of a layout may distinguish. Each doubles some of the rules.
    static let mostTextThresholds = 4

    /// Reads a value for each class of text and each pair of size classes.
    static func readings<Reading>(
        in source: SourceText, _ read: (inout LayoutReader) -> Reading?
    ) -> (PerText<PerSizeClass<Reading>>?, [Diagnostic]) {
        var thresholds: [Int] = []
        while true {
            let classes = PerText<Reading>.classes(thresholds).map { readings(in: source, ems: $0, read) }
            let asked: [Int: SourcePosition] = classes.reduce(into: [:]) {
                $0.merge($1.thresholds) { first, _ in first }
            }
            var diagnostics: [Diagnostic] = []
            for found in classes { diagnostics += found.diagnostics.filter { !diagnostics.contains($0) } }
            if asked.count > mostTextThresholds {
                return (nil, diagnostics + [tooManyThresholds(asked, in: source)])
            }
            // Without further thresholds, every class has one branch of each switch.
            guard asked.count > thresholds.count else {
                let values = classes.compactMap(\.values)
                return (values.count == classes.count ? PerText(thresholds, values) : nil, diagnostics)
            }
            thresholds = asked.keys.sorted()
        }
    }

    private static func tooManyThresholds(_ asked: [Int: SourcePosition], in source: SourceText) -> Diagnostic {
        let positions = asked.values.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        return Diagnostic(
            .error, id: "layout.too-many-text-ranges",
            "the ranges of this layout have \(asked.count) bounds in em, and \(mostTextThresholds) are allowed",
            hint: "use the same bounds in all switches", in: source, at: positions[mostTextThresholds])
    }

    /// Reads a value for one class of text and each pair of size classes.
    private static func readings<Reading>(
        in source: SourceText, ems: Range<Int>, _ read: (inout LayoutReader) -> Reading?
    ) -> (values: PerSizeClass<Reading>?, thresholds: [Int: SourcePosition], diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        var thresholds: [Int: SourcePosition] = [:]
        var usesSizeClasses = true
        var readings: [Reading] = []
        // Without a switch on size classes, all readings are equal.
        for classes in SizeClasses.allCases where usesSizeClasses {
            var reader = LayoutReader(source: source, classes: classes, ems: ems)
            if let reading = read(&reader) { readings.append(reading) }
            usesSizeClasses = reader.usesSizeClasses
            thresholds.merge(reader.textThresholds) { first, _ in first }
            diagnostics += reader.diagnostics.filter { !diagnostics.contains($0) }
        }
        let expected = usesSizeClasses ? SizeClasses.allCases.count : 1
        let isComplete = !diagnostics.containsErrors && readings.count == expected
        return (isComplete ? PerSizeClass(readings) : nil, thresholds, diagnostics)
    }
}
