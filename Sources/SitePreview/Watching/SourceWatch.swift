import SiteFileSystem

/// Tells when the sources of a site hold something else than before.
///
/// The kernel's events and a slow clock are hints to look; what the files hold decides. Files that events name are looked at
/// first, and all of them after that. Where the kernel does not tell, or turns out not to, the clock goes faster.
struct SourceWatch {
    /// Why events are not relied upon; `nil` as long as they are.
    private(set) var polling: PollingReason?

    private let site: String
    private let pace: WatchPace
    private let events: FolderEvents?
    private var snapshot: SourceSnapshot
    /// Absolute paths of folders by the numbers of their watches.
    private var watched: [Int32: String] = [:]
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

    /// Looks when no event has come for a moment: editors write in several steps, and a checkout writes many files. Files that
    /// are written whole before are told of at once. What no event tells of is looked at until it stays as it is.
    /// - Parameter tell: called with what has changed since the last call, by parts as it is found.
    mutating func look(_ tell: (SourceDifference) -> Void) async {
        for _ in 0..<Self.mostLooks {
            await untilEventsPause(tell)
            let count = events?.forgetHints() ?? 0
            let isAnnounced = hasNewFolders || count != eventCount
            eventCount = count
            let difference = lookAtAll()
            let isDifferent = difference != .none
            if isDifferent { tell(difference) }
            if isDifferent, !isAnnounced, polling == nil, events?.count == count { polling = .unannounced }
            guard hasNewFolders || isDifferent && !isAnnounced else { break }
            guard (try? await Task.sleep(for: Self.quiet)) != nil else { break }
        }
    }

    private mutating func untilEventsPause(_ tell: (SourceDifference) -> Void) async {
        guard let events, events.count != eventCount else { return }
        let clock = ContinuousClock()
        let begin = clock.now
        var (count, last) = (eventCount, begin)
        // Once: what is written one file after the other makes one build more, not one for each.
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

    /// - Returns: `nil` when more has happened than that files were written, or not all of them are whole.
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

    /// Returns whether any folder was not watched before.
    @discardableResult
    private mutating func watchFolders() -> Bool {
        guard let events else { return false }
        let count = watched.count
        do throws(PollingReason) {
            // The site's own folder, for source folders that are made or replaced.
            for folder in snapshot.folders + [site] {
                if let number = try events.watch(folder) { watched[number] = folder }
            }
        } catch {
            polling = polling ?? error
        }
        return watched.count > count
    }

    static let quiet = Duration.milliseconds(50)
    /// Between two looks at what else events tell.
    private static let step = Duration.milliseconds(5)
    private static let longestBurst = Duration.seconds(1)
    /// Something that changes all the time must not keep a build from ever starting.
    private static let mostLooks = 20
}
