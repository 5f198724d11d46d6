import SiteDiagnostics
import SiteMarkdown

/// Reads switches on the container's size classes. A layout is read once for each pair of size classes, so one branch
/// of such a switch counts at a time, and nested switches on the width work as usual.
extension LayoutReader {
    mutating func perSizeClass<Result>(
        _ value: Value, _ entries: [Entry], _ read: (inout LayoutReader, Value) -> Result?
    ) -> Result? {
        usesSizeClasses = true
        let outer = possible
        defer { possible = outer }
        var rest = outer
        var chosen: (value: Value, classes: [SizeClasses])?
        var isSound = true
        for entry in entries where entry.key != "default" {
            guard let pattern = pattern(entry) else {
                isSound = false
                continue
            }
            let reached = rest.filter(pattern.contains)
            if reached.isEmpty { unusedClasses(entry) }
            if reached.contains(classes) { chosen = (entry.value, reached) }
            rest.removeAll(where: pattern.contains)
        }
        let fallback = entries.first { $0.key == "default" }
        if let fallback {
            if rest.isEmpty, isSound { unusedClasses(fallback) }
            if rest.contains(classes) { chosen = (fallback.value, rest) }
        } else if !rest.isEmpty, isSound {
            report(
                .error, "missing-default", "this switch has no value for \(rest.map(\.text).joined(separator: ", "))",
                hint: "add 'default', or keys for these size classes (width x height)", at: value.position)
            isSound = false
        }
        guard let chosen else { return nil }
        possible = chosen.classes
        let result = read(&self, chosen.value)
        return isSound ? result : nil
    }

    private mutating func pattern(_ entry: Entry) -> SizeClassPattern? {
        if let pattern = SizeClassPattern(entry.key) { return pattern }
        if WidthRange.looksLikeRange(entry.key) {
            report(
                .error, "mixed-switch", "'\(entry.key)' is a width, but the other keys are size classes",
                hint: "switch on one of the two, and in its branches on the other", at: entry.keyPosition)
            return nil
        }
        let wrong = SizeClassPattern.parts(entry.key).first { !SizeClassPattern.words.contains($0) } ?? entry.key
        let meant = suggestion(for: wrong, among: SizeClassPattern.words).map { " (did you mean '\($0)'?)" } ?? ""
        report(
            .error, "invalid-size-class", "'\(wrong)' is not a size class\(meant)",
            hint: "write 'compact' or 'regular', or with the height's class 'regular x compact', 'any x compact'",
            at: entry.keyPosition)
        return nil
    }

    private mutating func unusedClasses(_ entry: Entry) {
        report(
            .warning, "unreachable-range", "'\(entry.key)' is never used, because earlier keys cover its size classes",
            hint: "remove it, or move it up", at: entry.keyPosition)
    }
}
