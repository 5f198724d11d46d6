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
            let events = try #require(FolderEvents())
            #expect(events.watch(folder("watched")) != nil)
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

        @Test func aFolderIsKnownAgainAndAnotherIsNot() throws {
            let events = try #require(FolderEvents())
            let number = events.watch(folder("watched"))
            #expect(number != nil && events.watch(folder("watched")) == number)
            #expect(events.watch(folder("watched/inner")) != number)
            #expect(events.watch(folder("none")) == nil)
            #expect(events.watch(folder("b")) == nil)
        }
    }
#endif
