#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    @testable import SitePreview

    @Suite(.timeLimit(.minutes(10))) struct FolderEventsTests {
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
                    // Some editors write a new file and rename it.
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

        /// A visible change has been counted, even if nobody is notified. Lost events count as a change too.
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
            // The kernel's default limit is 16,384 events; it drops the rest.
            let limit = try #require(
                Int(
                    try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
                        .trimmingCharacters(in: .whitespacesAndNewlines)))
            for _ in 0...limit / 4 {
                rename(folder("watched/a"), folder("watched/c"))
                rename(folder("watched/c"), folder("watched/a"))
            }
            #expect(events.count > count)
            #expect(events.hints.isVague)
            count = events.forgetHints()
            #expect(!events.hints.isVague)
            try folder.add(["watched/a": "after"])
            #expect(events.count > count)
        }

        @Test func eventsNameWhatChangedAndWhetherItIsWhole() throws {
            let events = try FolderEvents()
            let number = try #require(try events.watch(folder("watched")))
            func places(_ change: () throws -> Void) throws -> [String: Bool]? {
                _ = events.forgetHints()
                try change()
                let hints = events.hints
                #expect(hints.places.keys.allSatisfy { $0.folder == number })
                return hints.isVague ? nil : Dictionary(uniqueKeysWithValues: hints.places.map { ($0.name, $1) })
            }
            var file: Int32 = -1
            #expect(try places {} == [:])
            #expect(try places { try folder.add(["watched/a": "three"]) } == ["a": true])
            #expect(try places { file = open(folder("watched/é"), O_WRONLY | O_CREAT, 0o666) } == ["é": false])
            #expect(try places { write(file, "x", 1) } == ["é": false])
            #expect(try places { close(file) } == ["é": true])
            #expect(try places { rename(folder("watched/é"), folder("watched/a")) } == ["é": true, "a": true])
            #expect(try places { chmod(folder("watched/a"), 0o600) } == ["a": true])
            #expect(try places { try folder.remove("watched/a") } == ["a": true])
            #expect(try places { try folder.add(["watched/new/": ""]) } == nil)
            #expect(try places { rename(folder("watched"), folder("moved")) } == nil)
            #expect(
                try places { for name in 0...EventHints.mostPlaces { try folder.add(["moved/\(name)": ""]) } } == nil)
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
