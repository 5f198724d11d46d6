import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

/// The layout for one pair of size classes.
struct LayoutReading {
    var description: String?
    var sections: PerWidth<LayoutSection>
    /// Whole widths, in points, in gaps between ranges that probably use the default by mistake.
    var holes: [Range<Int>]
    /// The cell design.
    var cells: PerWidth<CellChoice?>

    /// Reads a layout for each pair of size classes.
    ///
    /// - Returns: the readings, or `nil` with at least one error.
    static func readings(of value: Value, in source: SourceText) -> (PerSizeClass<LayoutReading>?, [Diagnostic]) {
        LayoutReader.readings(in: source) { $0.layout(value) }
    }
}

extension LayoutReader {
    /// Reads a value for each pair of size classes.
    static func readings<Reading>(
        in source: SourceText, _ read: (inout LayoutReader) -> Reading?
    ) -> (PerSizeClass<Reading>?, [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        var usesSizeClasses = true
        var readings: [Reading] = []
        // Without a switch on size classes, all readings are equal.
        for classes in SizeClasses.allCases where usesSizeClasses {
            var reader = LayoutReader(source: source, classes: classes)
            if let reading = read(&reader) { readings.append(reading) }
            usesSizeClasses = reader.usesSizeClasses
            diagnostics += reader.diagnostics.filter { !diagnostics.contains($0) }
        }
        let expected = usesSizeClasses ? SizeClasses.allCases.count : 1
        guard !diagnostics.containsErrors, readings.count == expected else { return (nil, diagnostics) }
        return (PerSizeClass(readings), diagnostics)
    }
}
