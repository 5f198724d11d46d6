import SiteMarkdown

/// What a map says of something beyond what it must: each key read into a property, all applied at once.
struct LayoutProperties<Target> {
    private var starts: [Int] = []
    private var changes: [(inout Target, Int) -> Void] = []
    private var isSound = true

    /// - Parameter value: `nil` for what could not be read; there is no target then.
    mutating func set<Property>(_ property: WritableKeyPath<Target, Property>, to value: PerWidth<Property>?) {
        guard let value else {
            isSound = false
            return
        }
        starts += value.starts
        changes.append { $0[keyPath: property] = value[$1] }
    }

    func applied(to target: PerWidth<Target>?) -> PerWidth<Target>? {
        guard isSound, let target else { return nil }
        return PerWidth(from: target.starts + starts) { width in
            changes.reduce(into: target[width]) { $1(&$0, width) }
        }
    }
}

extension LayoutReader {
    /// A property from an entry whose value is a map or a list of its own; without an entry it keeps its default.
    mutating func set<Target, Property>(
        _ property: WritableKeyPath<Target, Property>, of target: inout LayoutProperties<Target>,
        from entry: Entry?, _ widths: WidthSet,
        _ read: (inout LayoutReader, Value, WidthSet) -> PerWidth<Property>?
    ) {
        guard let entry else { return }
        target.set(property, to: perWidth(entry.value, widths, read))
    }

    /// A property from an entry with a plain value; without an entry it keeps its default.
    mutating func set<Target, Property>(
        _ property: WritableKeyPath<Target, Property>, of target: inout LayoutProperties<Target>,
        from entry: Entry?, _ widths: WidthSet, plain read: (inout LayoutReader, Value) -> Property?
    ) {
        set(property, of: &target, from: entry, widths) { reader, value, _ in
            read(&reader, value).map { PerWidth($0) }
        }
    }
}
