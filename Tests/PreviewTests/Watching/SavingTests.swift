#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    @testable import SitePreview

    /// The ways in which editors and people change files. Each change is reported at once, without polling.
    @Suite(.timeLimit(.minutes(3))) struct SavingTests {
        enum Way: String, CaseIterable, Sendable {
            case inPlace, truncated, renamedOver, movedIn, backupFirst, linkedFile, linkedFileReplaced, linkMoved,
                folderIn, folderOut, folderRenamed, folderReplaced
        }

        @Test(arguments: Way.allCases) func everyWayOfSavingIsSeen(way: Way) async throws {
            let site = try TestSite(["index.html": "one", "old/index.html": "inner"])
            try site.folder.add(["store/a.html": "stored", "store/b.html": "other", "aside/index.html": "aside"])
            try site.folder.link("Content/link.html", to: "../store/a.html")
            let slow = WatchPace(net: .seconds(3600), polling: .seconds(3600))
            try await withPreview(of: site, pace: slow) { preview in
                var client = try await preview.client()
                _ = try await client.request("GET", "/")
                let path = try change(site, way)
                while try await !client.request("GET", path).text.hasPrefix("new") {
                    try await Task.sleep(for: .milliseconds(20))
                }
            }
        }

        /// - Returns: The address at which content that begins with `new` is visible then.
        private func change(_ site: TestSite, _ way: Way) throws -> String {
            let folder = site.folder
            switch way {
            case .inPlace:
                try write("new", to: folder("Content/index.html"), O_WRONLY)
                return "/"
            case .truncated:
                try write("new", to: folder("Content/index.html"), O_WRONLY | O_TRUNC)
                return "/"
            case .renamedOver:
                try write("new", to: folder("Content/.index.html.tmp"), O_WRONLY | O_CREAT)
                rename(folder("Content/.index.html.tmp"), folder("Content/index.html"))
                return "/"
            case .movedIn:
                try write("new", to: folder("aside/tmp"), O_WRONLY | O_CREAT)
                rename(folder("aside/tmp"), folder("Content/index.html"))
                return "/"
            case .backupFirst:
                // The steps of vim: a probe, the old file renamed, a new file, the old file removed.
                try write("", to: folder("Content/4913"), O_WRONLY | O_CREAT | O_EXCL)
                unlink(folder("Content/4913"))
                rename(folder("Content/index.html"), folder("Content/index.html~"))
                try write("new", to: folder("Content/index.html"), O_WRONLY | O_CREAT | O_EXCL)
                unlink(folder("Content/index.html~"))
                return "/"
            case .linkedFile:
                try write("new", to: folder("store/a.html"), O_WRONLY | O_TRUNC)
                return "/link.html"
            case .linkedFileReplaced:
                try write("new", to: folder("store/tmp"), O_WRONLY | O_CREAT)
                rename(folder("store/tmp"), folder("store/a.html"))
                return "/link.html"
            case .linkMoved:
                try write("new", to: folder("store/b.html"), O_WRONLY | O_TRUNC)
                try folder.link("Content/.link", to: "../store/b.html")
                rename(folder("Content/.link"), folder("Content/link.html"))
                return "/link.html"
            case .folderIn:
                try write("new", to: folder("aside/index.html"), O_WRONLY | O_TRUNC)
                rename(folder("aside"), folder("Content/in"))
                return "/in/"
            case .folderOut:
                rename(folder("Content/old"), folder("out"))
                try folder.add(["Content/404.html": "new"])
                return "/old/"
            case .folderRenamed:
                rename(folder("Content/old"), folder("Content/renamed"))
                // In a folder that must be watched again.
                try write("new", to: folder("Content/renamed/index.html"), O_WRONLY | O_TRUNC)
                return "/renamed/"
            case .folderReplaced:
                try write("new", to: folder("aside/index.html"), O_WRONLY | O_TRUNC)
                rename(folder("Content"), folder("before"))
                rename(folder("aside"), folder("Content"))
                return "/"
            }
        }

        private func write(_ text: String, to path: String, _ flags: Int32) throws {
            let file = open(path, flags, 0o666)
            try #require(file >= 0)
            #expect(Glibc.write(file, text, text.utf8.count) == text.utf8.count)
            close(file)
        }
    }
#endif
