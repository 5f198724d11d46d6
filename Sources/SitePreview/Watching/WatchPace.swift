import Synchronization

/// How often the sources are looked at without a hint.
final class WatchPace: Sendable {
    /// Between two looks when the kernel tells of changes, as a mere safety net.
    private let net: Duration
    /// Between two looks when nobody tells.
    private let polling: Duration
    private let state: Mutex<Duration>

    init(net: Duration = .seconds(5), polling: Duration = .milliseconds(500)) {
        self.net = net
        self.polling = polling
        state = Mutex(net)
    }

    var pause: Duration { state.withLock { $0 } }

    /// Looking takes a twentieth of the time at most, however many files there are.
    func looked(for duration: Duration, isPolling: Bool) {
        state.withLock { $0 = max(isPolling ? polling : net, duration * 19) }
    }
}
