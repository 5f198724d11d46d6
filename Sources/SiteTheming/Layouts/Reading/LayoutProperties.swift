import SiteMarkdown

/// The optional properties of a value. Each key is read into one property, and all are applied together.
struct LayoutProperties<Target> {
    private var starts: [Int] = []
    private var changes: [(inout Target, Int) -> Void] = []
    private var isSound = true

    /// - Parameter value: the value, or `nil` if it could not be read. Then there is no target.
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
    /// Sets a property from an entry whose value is a map or a list. Without an entry, the property keeps its default.
    mutating func set<Target, Property>(
        _ property: WritableKeyPath<Target, Property>, of target: inout LayoutProperties<Target>,
        from entry: Entry?, _ widths: WidthSet,
        _ read: (inout LayoutReader, Value, WidthSet) -> PerWidth<Property>?
    ) {
        guard let entry else { return }
        target.set(property, to: perWidth(entry.value, widths, read))
    }

    /// Sets a property from an entry with a scalar value. Without an entry, the property keeps its default.
    mutating func set<Target, Property>(
        _ property: WritableKeyPath<Target, Property>, of target: inout LayoutProperties<Target>,
        from entry: Entry?, _ widths: WidthSet, plain read: (inout LayoutReader, Value) -> Property?
    ) {
        set(property, of: &target, from: entry, widths) { reader, value, _ in
            read(&reader, value).map { PerWidth($0) }
        }
    }
}
