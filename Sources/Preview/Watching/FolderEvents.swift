#if os(Linux)
    import Dispatch
    import Glibc

    /// The kernel's word that something in a folder may have changed (inotify). What changed is not asked: names and
    /// order of events are unreliable, and lost when there are too many; only that there was one is used.
    final class FolderEvents: Sendable {
        private let descriptor: Int32

        /// `nil` when the kernel has none to give.
        init?() {
            descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            if descriptor < 0 { return nil }
        }

        deinit { close(descriptor) }

        /// Watches what is directly in a folder, and the folder itself.
        /// - Returns: a number that is the same as before when the folder is watched already; `nil` when it cannot be.
        func watch(_ folder: String) -> Int32? {
            let changes =
                IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB
                | IN_DELETE_SELF | IN_MOVE_SELF
            let number = inotify_add_watch(descriptor, folder, UInt32(changes) | UInt32(IN_ONLYDIR))
            return number < 0 ? nil : number
        }

        /// Calls after every burst of events until the task is cancelled.
        func run(_ onEvent: @Sendable () -> Void) async {
            let (bursts, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
            let source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
            // The handler keeps `self`, and with it the descriptor, open until the source is gone.
            source.setEventHandler { [self] in
                discardEvents()
                continuation.yield()
            }
            source.activate()
            defer { source.cancel() }
            for await _ in bursts { onEvent() }
        }

        private func discardEvents() {
            withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
                while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
            }
        }
    }
#else
    /// No events here: the sources are looked at from time to time instead.
    struct FolderEvents: Sendable {
        init?() { return nil }
        func watch(_ folder: String) -> Int32? { nil }
        func run(_ onEvent: @Sendable () -> Void) async {}
    }
#endif
