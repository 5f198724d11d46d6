#if os(Linux)
    import Dispatch
    import Glibc
    import Synchronization

    /// Kernel events for changes in folders (inotify). Names and order are only hints: events may be late or lost. Only
    /// the fact that there was an event is used.
    final class FolderEvents: Sendable {
        private let descriptor: Int32
        private struct Seen {
            var count = 0
            var hints = EventHints()
        }

        private let seen = Mutex(Seen())

        /// - Throws: a reason if the kernel has no event queue to give.
        init() throws(PollingReason) {
            descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            if descriptor < 0 { throw .noEvents(String(cString: strerror(errno))) }
        }

        deinit { close(descriptor) }

        /// The number of events so far, including those not yet reported.
        ///
        /// The kernel queues an event before the system call returns, so a visible change is already counted.
        var count: Int { withNewest(\.count) }

        /// The hints since they were last cleared.
        var hints: EventHints { withNewest(\.hints) }

        /// Clears the hints.
        ///
        /// - Returns: the number of events so far.
        func forgetHints() -> Int {
            withNewest { seen in
                seen.hints = EventHints()
                return seen.count
            }
        }

        /// Watches a folder and its direct entries.
        ///
        /// - Returns: the number of the watch, equal for a folder that is already watched, or `nil` if there is no
        ///   folder.
        ///
        /// - Throws: a reason if the system's limit of watches is reached.
        func watch(_ folder: String) throws(PollingReason) -> Int32? {
            let changes =
                IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB
                | IN_DELETE_SELF | IN_MOVE_SELF
            let number = inotify_add_watch(descriptor, folder, UInt32(changes) | UInt32(IN_ONLYDIR))
            if number < 0, errno == ENOSPC || errno == ENOMEM { throw .tooManyFolders }
            return number < 0 ? nil : number
        }

        /// Calls the closure after every burst of events, until the task is cancelled.
        func run(_ onEvent: @Sendable () -> Void) async {
            let (bursts, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
            let source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
            // The handler retains `self`, and so keeps the descriptor open until the source is released.
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

        /// Reads and counts the queued events. Lost events count too.
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
                // The name is padded with zero bytes.
                let name = String(validating: rest.prefix(Int(event.len)).prefix { $0 != 0 }, as: UTF8.self)
                hints.note(event.mask, folder: event.wd, name: name == "" ? nil : name)
                rest = rest.dropFirst(Int(event.len))
            }
        }
    }
#else
    /// A replacement without events: the sources are polled.
    struct FolderEvents: Sendable {
        init() throws(PollingReason) { throw .noEvents(nil) }
        var count: Int { 0 }
        var hints: EventHints { EventHints() }
        func forgetHints() -> Int { 0 }
        func watch(_ folder: String) throws(PollingReason) -> Int32? { nil }
        func run(_ onEvent: @Sendable () -> Void) async {}
    }
#endif
