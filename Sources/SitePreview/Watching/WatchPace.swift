import Synchronization

/// The times between examinations of the sources without events.
final class WatchPace: Sendable {
    /// The time between two examinations if events work, as a safety net.
    private let net: Duration
    /// The time between two examinations if there are no events.
    private let polling: Duration
    private let state: Mutex<Duration>

    init(net: Duration = .seconds(5), polling: Duration = .milliseconds(500)) {
        self.net = net
        self.polling = polling
        state = Mutex(net)
    }

    var pause: Duration { state.withLock { $0 } }

    /// Adjusts the pace, so that examinations take at most 5 % of the time.
    func looked(for duration: Duration, isPolling: Bool) {
        state.withLock { $0 = max(isPolling ? polling : net, duration * 19) }
    }
}
