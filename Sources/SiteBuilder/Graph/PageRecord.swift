import Synchronization

/// Collects the dependencies of a page while it is rendered.
final class PageRecord: Sendable {
    private let content: ContentDependencies
    private let noted: Mutex<Set<Dependency>>

    init(_ content: ContentDependencies) {
        self.content = content
        noted = Mutex(content.common)
    }

    var dependencies: Set<Dependency> { noted.withLock { $0 } }

    func note(_ found: (ContentDependencies) -> Set<Dependency>) {
        let found = found(content)
        noted.withLock { $0.formUnion(found) }
    }
}
