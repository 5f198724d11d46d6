import Synchronization

/// Notes whether a section provider asks for the facts of items.
package final class ItemQuestions: Hashable, Sendable {
    private let asked = Mutex(false)

    package init() {}

    package var hasAny: Bool { asked.withLock(\.self) }

    func note() { asked.withLock { $0 = true } }

    package static func == (left: ItemQuestions, right: ItemQuestions) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
