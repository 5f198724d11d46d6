import CompositionalLayout

/// What differs between the frames of a layout at two widths.
public struct FrameDifference: Hashable, Sendable {
    public struct Change: Hashable, Sendable {
        /// Number of the section, from 0.
        public let section: Int
        /// As in ``NamedFrames``.
        public let name: String
        /// `nil` for what is not there at the first width.
        public let before: Rect<Double>?
        /// `nil` for what is not there at the second width.
        public let after: Rect<Double>?

        public var isMoved: Bool { before?.origin != after?.origin }
        public var isResized: Bool { before?.size != after?.size }
    }

    /// What is not where or as large as it was, by section.
    public let changes: [Change]
    /// How many boxes stay as they are.
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
