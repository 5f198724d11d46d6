import SiteFileSystem

#if os(Linux)
    import Foundation
    import SiteBuilder
    import TestSupport
    import Testing

    @testable import SitePreview

    @Suite(.timeLimit(.minutes(3))) struct SourceWatchTests {
        let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder()
            try folder.add(["Content/a.md": "one", "Content/inner/b.md": "two", "shared/c.md": "three"])
        }

        private func watch(_ pace: WatchPace = WatchPace()) -> SourceWatch {
            SourceWatch([folder("Content"), folder("Themes")], site: folder.path, pace: pace)
        }

        /// A second file is changed without an event. Only a full check finds it.
        @Test(arguments: SavingStep.allCases) func whatEventsNameIsToldOfFirst(step: SavingStep) async throws {
            try folder.add(["Content/silent.md": "old"])
            var watch = watch()
            _ = await watch.difference()
            let memory = try MappedFile(folder("Content/silent.md"))
            memory.bytes[0] = UInt8(ascii: "0")
            let named = try step.change(folder)
            let silent = folder("Content/silent.md")
            let expected: [SourceDifference] =
                switch step {
                // An incomplete file, or more than a change of an existing file.
                case .stillOpen, .emptied: [.contents(named.union([silent]))]
                case .newBeside, .removedBeside, .folderBeside: [.anything]
                default: [.contents(named), .contents([silent])]
                }
            #expect(await watch.differences() == expected)
            #expect(await watch.differences() == [])
            #expect(watch.polling == nil)
        }

        @Test func whatIsToldOfIsNoReasonToPoll() async throws {
            var watch = watch()
            #expect(await watch.difference() == .none)
            for round in 0..<10 {
                try folder.add(["Content/inner/b.md": "\(round)", "Content/new-\(round)/deep/d.md": "d"])
                #expect(await watch.difference() != .none, "\(round)")
                try folder.add(["Content/new-\(round)/deep/d.md": "\(round)"])
                #expect(await watch.difference() != .none, "\(round)")
                #expect(await watch.difference() == .none, "\(round)")
            }
            // A file saved without a change, and ignored files.
            try folder.add(["Content/a.md": "one", "Content/.a.md.swp": "x", "Content/a.md~": "x"])
            #expect(await watch.difference() == .none)
            #expect(watch.polling == nil)
        }

        /// The kernel reports no changes that are written through mapped memory.
        @Test func aChangeThatNobodyTellsOfIsFoundAndNoted() async throws {
            let memory = try MappedFile(folder("Content/a.md"))
            let pace = WatchPace(net: .seconds(60), polling: .milliseconds(10))
            var watch = watch(pace)
            #expect(await watch.difference() == .none)
            #expect(pace.pause == .seconds(60))
            memory.bytes[0] = UInt8(ascii: "O")
            #expect(await watch.difference() != .none)
            #expect(watch.polling == .missedEvent)
            #expect(await watch.difference() == .none)
            #expect(pace.pause < .seconds(60))
            memory.write()
            memory.bytes[0] = UInt8(ascii: "o")
            #expect(await watch.difference() != .none)
        }

        /// If the system has no free descriptor, no events exist.
        @Test func withoutEventsTheClockGoesFaster() async {
            await #expect(processExitsWith: .success) {
                let tests = try SourceWatchTests()
                var limit = rlimit()
                getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
                let usual = limit.rlim_cur
                limit.rlim_cur = 0
                setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
                let failure = #expect(throws: PollingReason.self) { try FolderEvents() }
                #expect(failure == .noEvents("Too many open files"))
                limit.rlim_cur = usual
                setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
                _ = tests
            }
        }

        @Test func looksTakeATwentiethOfTheTime() {
            let pace = WatchPace()
            #expect(pace.pause == .seconds(5))
            pace.looked(for: .milliseconds(20), isPolling: true)
            #expect(pace.pause == .milliseconds(500))
            pace.looked(for: .milliseconds(100), isPolling: true)
            #expect(pace.pause == .milliseconds(1900))
            pace.looked(for: .seconds(1), isPolling: false)
            #expect(pace.pause == .seconds(19))
        }

        /// So many events that the kernel drops some, and files that exist only briefly.
        @Test func tenThousandFilesAtOnceAreAllSeen() async throws {
            var watch = watch()
            _ = await watch.difference()
            try FileManager.default.createDirectory(atPath: folder("Content/many"), withIntermediateDirectories: true)
            for number in 0..<10_000 {
                let name = folder("Content/many/\(number).md")
                let file = open(name + ".part", O_WRONLY | O_CREAT, 0o666)
                write(file, "text", 4)
                close(file)
                rename(name + ".part", name)
            }
            #expect(await watch.difference() != .none)
            while await watch.difference() != .none {}
            for number in [0, 5_000, 9_999] {
                try folder.add(["Content/many/\(number).md": "other"])
                #expect(await watch.difference() != .none, "\(number)")
            }
            #expect(await watch.difference() == .none)
            #expect(watch.polling == nil)
        }
    }
#endif
