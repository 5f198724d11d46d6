#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// Systems limit the number of watched folders per user, and an editor or another preview may use all of them.
    @Suite(.timeLimit(.minutes(10))) struct WatchLimitTests {
        @Test(.fewWatches) func aPreviewThatGetsNoWatchesLooksForItself() async throws {
            let folder = try TemporaryFolder()
            try folder.add([
                "Content/site.yml": "title: T\n", "Content/episodes/a.md": Self.episode(date: "2026-01-01"),
                "Content/episodes/2026/b.md": Self.episode(date: "2026-01-02"), "Content/media/": "", "home/": "",
            ])
            let preview = try RunningSitegen(["serve"], in: folder, through: FewWatches.command, saying: "said")
            defer { _ = preview.kill() }
            /// Waits for the texts one after another.
            func waitUntilItSays(_ words: String...) async throws {
                while true {
                    var rest = try String(contentsOfFile: folder("said"), encoding: .utf8)[...]
                    let isSaid = words.allSatisfy { word in
                        let place = rest.firstRange(of: word)
                        if let place { rest = rest[place.upperBound...] }
                        return place != nil
                    }
                    if isSaid { return }
                    try await Task.sleep(for: .milliseconds(20))
                }
            }
            try await waitUntilItSays("fs.inotify.max_user_watches")
            try await waitUntilItSays("Preview at")
            try folder.add(["Content/episodes/2026/b.md": Self.episode(date: "03/04/2026")])
            try await waitUntilItSays("b.md:3:7")
            try folder.add(["Content/episodes/2026/b.md": Self.episode(date: "2026-04-03")])
            try await waitUntilItSays("b.md:3:7", "\nBuilt.")
        }

        private static func episode(date: String) -> String { "---\ntitle: T\ndate: \(date)\n---\nWords.\n" }
    }

    /// A separate user namespace, for which the kernel counts watches separately.
    private enum FewWatches {
        /// The command that runs a program with two watches.
        static let command = [
            "/usr/bin/env", "unshare", "--user", "--map-root-user", "/bin/sh", "-c",
            "echo 2 >/proc/sys/user/max_inotify_watches && exec \"$0\" \"$@\"",
        ]

        static let isPossible: Bool = {
            let process = Process()
            process.executableURL = URL(filePath: command[0])
            process.arguments = command.dropFirst() + ["/bin/true"]
            process.standardError = FileHandle.nullDevice
            guard (try? process.run()) != nil else { return false }
            process.waitUntilExit()
            return process.terminationStatus == 0
        }()
    }

    extension Trait where Self == ConditionTrait {
        fileprivate static var fewWatches: Self {
            .enabled(if: FewWatches.isPossible, "this machine lets nobody make a user namespace")
        }
    }
#endif
