#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    @testable import Preview

    @Suite(.timeLimit(.minutes(2))) struct FolderEventsTests {
        let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder()
            try folder.add(["watched/a": "one", "watched/inner/": "", "b": "two"])
        }

        @Test(arguments: ["write", "replace", "remove", "make folder", "move in", "move out"])
        func everyKindOfChangeIsTold(change: String) async throws {
            let events = try FolderEvents()
            #expect(try events.watch(folder("watched")) != nil)
            let (told, continuation) = AsyncStream.makeStream(of: Void.self)
            await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await events.run { continuation.yield() } }
                group.addTask {
                    switch change {
                    case "write": try folder.add(["watched/a": "three"])
                    // As editors do that write another file and rename it.
                    case "replace": rename(folder("b"), folder("watched/a"))
                    case "remove": try folder.remove("watched/a")
                    case "make folder": try folder.add(["watched/new/": ""])
                    case "move in": rename(folder("b"), folder("watched/b"))
                    default: rename(folder("watched/inner"), folder("inner"))
                    }
                }
                for await _ in told { break }
                group.cancelAll()
            }
        }

        /// A change that can be seen has been counted, also when nobody is called; events that were lost are one, too.
        @Test func eventsCountAtOnceAndTooManyDoToo() throws {
            let events = try FolderEvents()
            #expect(try events.watch(folder("watched")) != nil)
            var count = events.count
            for round in 0..<200 {
                try folder.add(["watched/a": String(round)])
                #expect(events.count > count)
                count = events.count
            }
            #expect(events.count == count)
            // The kernel keeps 16,384 by default, and drops what does not fit.
            let limit = try #require(
                Int(
                    try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
                        .trimmingCharacters(in: .whitespacesAndNewlines)))
            for _ in 0...limit / 4 {
                rename(folder("watched/a"), folder("watched/c"))
                rename(folder("watched/c"), folder("watched/a"))
            }
            #expect(events.count > count)
            count = events.count
            try folder.add(["watched/a": "after"])
            #expect(events.count > count)
        }

        @Test func aFolderIsKnownAgainAndAnotherIsNot() throws {
            let events = try FolderEvents()
            let number = try events.watch(folder("watched"))
            #expect(try number != nil && events.watch(folder("watched")) == number)
            #expect(try events.watch(folder("watched/inner")) != number)
            #expect(try events.watch(folder("none")) == nil)
            #expect(try events.watch(folder("b")) == nil)
        }
    }
#endif
