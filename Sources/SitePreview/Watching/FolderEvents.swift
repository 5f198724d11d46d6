#if os(Linux)
    import Dispatch
    import Glibc
    import Synchronization

    /// The kernel's word that something in a folder may have changed (inotify). What it says of names and order is a hint:
    /// it may be late, and is lost when there are too many events; that there was one is what counts.
    final class FolderEvents: Sendable {
        private let descriptor: Int32
        private struct Seen {
            var count = 0
            var hints = EventHints()
        }

        private let seen = Mutex(Seen())

        /// - Throws: where the kernel has none to give.
        init() throws(PollingReason) {
            descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            if descriptor < 0 { throw .noEvents(String(cString: strerror(errno))) }
        }

        deinit { close(descriptor) }

        /// How many there have been so far, those that nobody has been called for included.
        ///
        /// The kernel notes an event before the call returns that made it, so a change that can be seen has been counted.
        var count: Int { withNewest(\.count) }

        /// Where something happened since they were forgotten.
        var hints: EventHints { withNewest(\.hints) }

        /// Forgets where something happened until now.
        /// - Returns: how many events there have been so far.
        func forgetHints() -> Int {
            withNewest { seen in
                seen.hints = EventHints()
                return seen.count
            }
        }

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

        private func withNewest<Value>(_ body: (inout Seen) -> Value) -> Value {
            seen.withLock { seen in
                take(&seen)
                return body(&seen)
            }
        }

        /// Reads what is in the queue and counts it; that some were lost is an event too.
        private func take(_ seen: inout Seen) {
            withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
                while true {
                    let length = read(descriptor, buffer.baseAddress, buffer.count)
                    guard length > 0 else { return }
                    seen.count += 1
                    Self.note(UnsafeRawBufferPointer(rebasing: buffer[..<length]), &seen.hints)
                }
            }
        }

        private static func note(_ bytes: UnsafeRawBufferPointer, _ hints: inout EventHints) {
            var rest = bytes[...]
            let headSize = MemoryLayout<inotify_event>.size
            while rest.count >= headSize {
                let event = bytes.loadUnaligned(fromByteOffset: rest.startIndex, as: inotify_event.self)
                rest = rest.dropFirst(headSize)
                // Filled up with zero bytes.
                let name = String(validating: rest.prefix(Int(event.len)).prefix { $0 != 0 }, as: UTF8.self)
                hints.note(event.mask, folder: event.wd, name: name == "" ? nil : name)
                rest = rest.dropFirst(Int(event.len))
            }
        }
    }
#else
    /// No events here: the sources are looked at from time to time instead.
    struct FolderEvents: Sendable {
        init() throws(PollingReason) { throw .noEvents(nil) }
        var count: Int { 0 }
        var hints: EventHints { EventHints() }
        func forgetHints() -> Int { 0 }
        func watch(_ folder: String) throws(PollingReason) -> Int32? { nil }
        func run(_ onEvent: @Sendable () -> Void) async {}
    }
#endif
