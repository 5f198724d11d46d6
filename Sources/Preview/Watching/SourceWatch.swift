import SiteBuilder

/// Tells when the sources of a site hold something else than before.
///
/// The kernel's events and a slow clock are hints to look; what the files hold decides.
struct SourceWatch {
    private let site: String
    private let events: FolderEvents?
    private var snapshot: SourceSnapshot
    private var watched: Set<Int32> = []
    /// Whether every folder is watched by the kernel, so that the clock is a mere safety net.
    private var isComplete = false

    init(_ sources: [String], site: String) {
        self.site = site
        events = FolderEvents()
        snapshot = SourceSnapshot(of: sources, site: site)
        watchFolders()
    }

    /// Calls `onHint` whenever it may be time to look, until the task is cancelled.
    func hints(_ onHint: @escaping @Sendable () -> Void) async {
        let pause: Duration = isComplete ? .seconds(5) : .milliseconds(500)
        await withTaskGroup(of: Void.self) { group in
            if let events { group.addTask { await events.run(onHint) } }
            while (try? await Task.sleep(for: pause)) != nil { onHint() }
            group.cancelAll()
        }
    }

    /// Looks; when something has changed, looks again until nothing has for a moment: editors write in several steps,
    /// and a checkout writes many files.
    /// - Returns: whether anything has changed since the last call.
    mutating func hasChanged() async -> Bool {
        var changed = false
        for _ in 0..<Self.mostLooks {
            let isDifferent = snapshot.refresh()
            // A folder that is new to the kernel may have got files before it was watched.
            let isIncomplete = watchFolders()
            guard isDifferent || isIncomplete else { break }
            changed = changed || isDifferent
            guard (try? await Task.sleep(for: Self.quiet)) != nil else { break }
        }
        return changed
    }

    /// Returns whether any folder was not watched before.
    @discardableResult
    private mutating func watchFolders() -> Bool {
        guard let events else { return false }
        // The site's own folder, for source folders that are made or replaced.
        let numbers = (snapshot.folders + [site]).map { events.watch($0) }
        isComplete = !numbers.contains(nil)
        let count = watched.count
        watched.formUnion(numbers.compactMap(\.self))
        return watched.count > count
    }

    private static let quiet = Duration.milliseconds(50)
    /// Something that changes all the time must not keep a build from ever starting.
    private static let mostLooks = 20
}
