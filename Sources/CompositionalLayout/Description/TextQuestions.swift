import Synchronization

/// Notes the numbers of em with which a section provider compares the container's width.
package final class TextQuestions: Hashable, Sendable {
    private let asked = Mutex<Set<Double>>([])

    package init() {}

    package var thresholds: Set<Double> { asked.withLock(\.self) }

    func note(_ ems: Double) { asked.withLock { _ = $0.insert(ems) } }

    package static func == (left: TextQuestions, right: TextQuestions) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
