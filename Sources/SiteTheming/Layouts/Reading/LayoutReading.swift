import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

/// What a layout says to one pair of size classes.
struct LayoutReading {
    var description: String?
    var sections: PerWidth<LayoutSection>
    /// Whole widths between two ranges that fall through to a default meant for others.
    var holes: [Range<Int>]
    /// Design of the cells.
    var cells: PerWidth<CellChoice?>

    /// Reads a layout for every pair of size classes.
    ///
    /// - Returns: no readings with at least one error when it cannot be used.
    static func readings(of value: Value, in source: SourceText) -> (PerSizeClass<LayoutReading>?, [Diagnostic]) {
        LayoutReader.readings(in: source) { $0.layout(value) }
    }
}

extension LayoutReader {
    /// Reads something for every pair of size classes.
    static func readings<Reading>(
        in source: SourceText, _ read: (inout LayoutReader) -> Reading?
    ) -> (PerSizeClass<Reading>?, [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        var usesSizeClasses = true
        var readings: [Reading] = []
        // Whoever does not ask for size classes says the same to all.
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
