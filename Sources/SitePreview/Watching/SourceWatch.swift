import SiteFileSystem

/// Finds changes in the sources of a site.
///
/// Kernel events and a slow timer trigger an examination; only the files' state decides. Files in events are examined
/// first, then all others. If the kernel does not report changes, the timer is faster.
struct SourceWatch {
    /// The reason for polling, or `nil` while events work.
    private(set) var polling: PollingReason?

    private let site: String
    private let pace: WatchPace
    private let events: FolderEvents?
    private var snapshot: SourceSnapshot
    /// The absolute paths of folders, by the numbers of their watches.
    private var watched: [Int32: String] = [:]
    /// The number of events at the start of the last examination.
    private var eventCount = 0
    /// Whether a folder is new. It may contain files that were added before it was watched.
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

    /// Calls `onHint` when the sources should be examined, the first time at once, until the task is cancelled.
    func hints(_ onHint: @escaping @Sendable () -> Void) async {
        await withTaskGroup(of: Void.self) { group in
            if let events { group.addTask { await events.run(onHint) } }
            repeat { onHint() } while (try? await Task.sleep(for: pace.pause)) != nil
            group.cancelAll()
        }
    }

    /// Examines the sources when no event has come for a moment, because editors write in several steps and a checkout
    /// writes many files. Complete files are reported earlier. Without events, it examines until nothing changes.
    ///
    /// - Parameter tell: receives the changes since the last call, in parts as they are found.
    mutating func look(_ tell: (SourceDifference) -> Void) async {
        for _ in 0..<Self.mostLooks {
            await untilEventsPause(tell)
            let count = events?.forgetHints() ?? 0
            let hasEvents = hasNewFolders || count != eventCount
            eventCount = count
            let difference = lookAtAll()
            let isDifferent = difference != .none
            if isDifferent { tell(difference) }
            if isDifferent, !hasEvents, polling == nil, events?.count == count { polling = .missedEvent }
            guard hasNewFolders || isDifferent && !hasEvents else { break }
            guard (try? await Task.sleep(for: Self.quiet)) != nil else { break }
        }
    }

    private mutating func untilEventsPause(_ tell: (SourceDifference) -> Void) async {
        guard let events, events.count != eventCount else { return }
        let clock = ContinuousClock()
        let begin = clock.now
        var (count, last) = (eventCount, begin)
        // Reported once, so that files written one after the other cause one build.
        var isTold = false
        repeat {
            let newer = events.count
            if newer != count {
                (count, last) = (newer, clock.now)
                if !isTold, let changed = lookAtNamedFiles(events.hints), !changed.isEmpty {
                    tell(.contents(changed))
                    isTold = true
                }
            }
            guard (try? await Task.sleep(for: Self.step)) != nil else { return }
        } while clock.now - last < Self.quiet && clock.now - begin < Self.longestBurst
    }

    /// - Returns: the changed files, or `nil` if there were other events or a file is not complete.
    private mutating func lookAtNamedFiles(_ hints: EventHints) -> Set<String>? {
        guard !hints.isVague, !hasNewFolders, hints.places.values.allSatisfy(\.self) else { return nil }
        return snapshot.refresh(
            filesAt: hints.places.keys.compactMap { place in watched[place.folder].map { $0 + "/" + place.name } })
    }

    private mutating func lookAtAll() -> SourceDifference {
        let clock = ContinuousClock()
        let begin = clock.now
        let difference = snapshot.refresh()
        hasNewFolders = watchFolders()
        pace.looked(for: clock.now - begin, isPolling: polling != nil)
        return difference
    }

    /// Returns whether a folder was not watched before.
    @discardableResult
    private mutating func watchFolders() -> Bool {
        guard let events else { return false }
        let count = watched.count
        do throws(PollingReason) {
            // The site's own folder is watched for new or replaced source folders.
            for folder in snapshot.folders + [site] {
                if let number = try events.watch(folder) { watched[number] = folder }
            }
        } catch {
            polling = polling ?? error
        }
        return watched.count > count
    }

    static let quiet = Duration.milliseconds(50)
    /// The time between two examinations while events arrive.
    private static let step = Duration.milliseconds(5)
    private static let longestBurst = Duration.seconds(1)
    /// The limit of examinations, so that constant changes do not prevent a build.
    private static let mostLooks = 20
}
