import CompositionalLayout

/// The differences between the frames of a layout at two widths.
public struct FrameDifference: Hashable, Sendable {
    public struct Change: Hashable, Sendable {
        /// The section's index, from 0.
        public let section: Int
        /// The name from ``NamedFrames``.
        public let name: String
        /// The frame at the first width, in points; `nil` if the box does not exist there.
        public let before: Rect<Double>?
        /// The frame at the second width, in points; `nil` if the box does not exist there.
        public let after: Rect<Double>?

        public var isMoved: Bool { before?.origin != after?.origin }
        public var isResized: Bool { before?.size != after?.size }
    }

    /// Boxes that moved, changed size, appeared or disappeared, by section.
    public let changes: [Change]
    /// The number of boxes that are equal at both widths.
    public let unchanged: Int

    public init(from before: LayoutFrames, to after: LayoutFrames) {
        var changes: [Change] = []
        var unchanged = 0
        for number in 0..<max(before.sections.count, after.sections.count) {
            let old = before.sections.indices.contains(number) ? NamedFrames(before.sections[number]).boxes : []
            let new = after.sections.indices.contains(number) ? NamedFrames(after.sections[number]).boxes : []
            let later = Dictionary(new.map { ($0.key, $0.frame) }) { first, _ in first }
            let earlier = Set(old.map(\.key))
            for box in old {
                let change = Change(section: number, name: box.name, before: box.frame, after: later[box.key])
                if change.before == change.after { unchanged += 1 } else { changes.append(change) }
            }
            changes += new.filter { !earlier.contains($0.key) }.map {
                Change(section: number, name: $0.name, before: nil, after: $0.frame)
            }
        }
        self.changes = changes
        self.unchanged = unchanged
    }
}

extension NamedFrames.Box {
    fileprivate struct Key: Hashable {
        let kind: Wireframe.Box.Kind
        let name: String
    }

    fileprivate var key: Key { Key(kind: kind, name: name) }
}
