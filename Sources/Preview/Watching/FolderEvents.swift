#if os(Linux)
    import Dispatch
    import Glibc
    import Synchronization

    /// The kernel's word that something in a folder may have changed (inotify). What changed is not asked: names and
    /// order of events are unreliable, and lost when there are too many; only that there was one is used.
    final class FolderEvents: Sendable {
        private let descriptor: Int32
        private let seen = Mutex(0)

        /// - Throws: where the kernel has none to give.
        init() throws(PollingReason) {
            descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            if descriptor < 0 { throw .noEvents(String(cString: strerror(errno))) }
        }

        deinit { close(descriptor) }

        /// How many there have been so far, those that nobody has been called for included.
        ///
        /// The kernel notes an event before the call returns that made it, so a change that can be seen has been counted.
        var count: Int { seen.withLock { Self.take(from: descriptor, &$0) } }

        /// Watches what is directly in a folder, and the folder itself.
        /// - Returns: a number that is the same as before when the folder is watched already; `nil` when there is no folder.
        /// - Throws: when the user has as many watches as the system allows.
        func watch(_ folder: String) throws(PollingReason) -> Int32? {
            let changes =
                IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB
                | IN_DELETE_SELF | IN_MOVE_SELF
            let number = inotify_add_watch(descriptor, folder, UInt32(changes) | UInt32(IN_ONLYDIR))
            if number < 0, errno == ENOSPC || errno == ENOMEM { throw .tooManyFolders }
            return number < 0 ? nil : number
        }

        /// Calls after every burst of events until the task is cancelled.
        func run(_ onEvent: @Sendable () -> Void) async {
            let (bursts, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
            let source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
            // The handler keeps `self`, and with it the descriptor, open until the source is gone.
            source.setEventHandler { [self] in
                _ = count
                continuation.yield()
            }
            source.activate()
            defer { source.cancel() }
            for await _ in bursts { onEvent() }
        }

        /// Reads what is in the queue and counts it; that some were lost is an event too.
        private static func take(from descriptor: Int32, _ count: inout Int) -> Int {
            withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
                while true {
                    let length = read(descriptor, buffer.baseAddress, buffer.count)
                    guard length > 0 else { return count }
                    count += 1
                }
            }
        }
    }
#else
    /// No events here: the sources are looked at from time to time instead.
    struct FolderEvents: Sendable {
        init() throws(PollingReason) { throw .noEvents(nil) }
        var count: Int { 0 }
        func watch(_ folder: String) throws(PollingReason) -> Int32? { nil }
        func run(_ onEvent: @Sendable () -> Void) async {}
    }
#endif
