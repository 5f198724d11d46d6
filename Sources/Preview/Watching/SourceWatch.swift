import SiteBuilder

/// Tells when the sources of a site hold something else than before.
///
/// The kernel's events and a slow clock are hints to look; what the files hold decides. Where the kernel does not tell, or
/// turns out not to, the clock goes faster.
struct SourceWatch {
    /// Why events are not relied upon; `nil` as long as they are.
    private(set) var polling: PollingReason?

    private let site: String
    private let pace: WatchPace
    private let events: FolderEvents?
    private var snapshot: SourceSnapshot
    private var watched: Set<Int32> = []
    /// How many events there had been when the last look began.
    private var eventCount = 0
    /// A folder that is new to the kernel may have got files before it was watched, of which nobody told.
    private var hasNewFolders = true

    init(_ sources: [String], site: String, pace: WatchPace = WatchPace()) {
        self.site = site
        self.pace = pace
        do throws(PollingReason) {
            events = try FolderEvents()
        } catch {
            events = nil
            polling = error
        }
        let mounts = Mounts()
        if polling == nil, let kind = (sources + [site]).lazy.compactMap({ mounts.silentKind(at: $0) }).first {
            polling = .fileSystem(kind)
        }
        snapshot = SourceSnapshot(of: sources, site: site)
        watchFolders()
        pace.looked(for: .zero, isPolling: polling != nil)
    }

    /// Calls `onHint` whenever it may be time to look, for the first time at once, until the task is cancelled.
    func hints(_ onHint: @escaping @Sendable () -> Void) async {
        await withTaskGroup(of: Void.self) { group in
            if let events { group.addTask { await events.run(onHint) } }
            repeat { onHint() } while (try? await Task.sleep(for: pace.pause)) != nil
            group.cancelAll()
        }
    }

    /// Waits until no event has come for a moment, and looks: editors write in several steps, and a checkout writes many
    /// files. What no event tells of is looked at until it stays as it is.
    /// - Returns: what has changed since the last call.
    mutating func difference() async -> SourceDifference {
        var difference = SourceDifference.none
        for _ in 0..<Self.mostLooks {
            await untilEventsPause()
            let count = events?.count ?? 0
            let isAnnounced = hasNewFolders || count != eventCount
            eventCount = count
            let newer = look()
            difference.formUnion(newer)
            let isDifferent = newer != .none
            if isDifferent, !isAnnounced, polling == nil, events?.count == count { polling = .unannounced }
            guard hasNewFolders || isDifferent && !isAnnounced else { break }
            guard (try? await Task.sleep(for: Self.quiet)) != nil else { break }
        }
        return difference
    }

    private func untilEventsPause() async {
        guard let events, events.count != eventCount else { return }
        for _ in 0..<Self.mostLooks {
            let count = events.count
            guard (try? await Task.sleep(for: Self.quiet)) != nil, events.count != count else { return }
        }
    }

    private mutating func look() -> SourceDifference {
        let clock = ContinuousClock()
        let begin = clock.now
        let difference = snapshot.refresh()
        hasNewFolders = watchFolders()
        pace.looked(for: clock.now - begin, isPolling: polling != nil)
        return difference
    }

    /// Returns whether any folder was not watched before.
    @discardableResult
    private mutating func watchFolders() -> Bool {
        guard let events else { return false }
        let count = watched.count
        do throws(PollingReason) {
            // The site's own folder, for source folders that are made or replaced.
            for folder in snapshot.folders + [site] {
                if let number = try events.watch(folder) { watched.insert(number) }
            }
        } catch {
            polling = polling ?? error
        }
        return watched.count > count
    }

    static let quiet = Duration.milliseconds(50)
    /// Something that changes all the time must not keep a build from ever starting.
    private static let mostLooks = 20
}
