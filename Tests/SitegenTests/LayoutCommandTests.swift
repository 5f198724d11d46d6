import Foundation
import TestSupport
import Testing

/// `sitegen layout` and `sitegen check` on a small site with a layout file, a layout in the page, and a hole.
@Suite(.serialized, .timeLimit(.minutes(10))) struct LayoutCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.add([
            "Content/site.yml": "title: Grid talk\nbaseURL: https://example.com/\ntheme: Plain\n",
            "Content/episodes/001-rows.md": "---\ntitle: Rows\ndate: 2026-09-02\n---\nText.\n",
            "Content/index.md": """
            ---
            title: Grid talk
            sections:
              - title: Latest
                layout: wall
              - title: Six
                source: placeholders
                count: 6
                layout:
                  section:
                    group: { axis: horizontal, size: 1w x 0.5w, subitems: [{ size: 0.5w x 1h, contentInsets: 8 }] }
            ---
            """,
            "Themes/Plain/theme.yml": "name: Plain\n",
            "Themes/Plain/layouts/wall.yml": """
            section:
              contentInsets: { leading: 20, trailing: 20 }
              group:
                axis: horizontal
                size: 1w x ~200
                subitem: { size: 1w x ~200 }
                count: { 0..<500: 1, 501...1024: 2, default: 3 }
                interItemSpacing: 24
            """,
        ])
    }

    private func run(_ arguments: String...) async throws -> ProgramRun {
        try await Sitegen.run(arguments, in: folder(""), environment: ["SOURCE_DATE_EPOCH": "1800000000"])
    }

    @Test(arguments: ["/", "Content/index.md", "./Content/index.md", "/index.html"])
    func certificateOfAPage(page: String) async throws {
        let run = try await run("layout", page)
        #expect(run.exitCode == 0)
        #expect(
            run.output == """
                /  Content/index.md, 2 sections

                1 latest: layout 'wall', 1 item
                  widths               columns  cells (width × height)  next group after
                  from 240 to 499 px         1  W - 40 × ~200           ~200
                  at 500 px                  3  W/3 - 29.33 × ~200      ~200
                  from 501 to 1024 px        2  W/2 - 32 × ~200         ~200
                  from 1025 px on            3  W/3 - 29.33 × ~200      ~200
                  yes  every width can be laid out, and CSS can express it
                  NO   no width is missing between two ranges, but
                       - it has no range for 500..<501 px and uses the answer from 1025 px on: 3 columns between 1 and 2
                  NO   a wider page never has fewer columns, but
                       - it has no range for 500..<501 px and uses the answer from 1025 px on: 3 columns between 1 and 2
                  yes  cells are at least 44 px wide, and hold the longest word of their titles
                  yes  nothing reaches beyond the page or its group
                  yes  the visual order is the document order, in both directions
                  yes  sizes, shares and insets are plausible

                2 six: a layout of its own, 6 items
                  widths          columns  cells (width × height)  next group after
                  from 240 px on        2  W/2 - 16 × W/2 - 16     W/2
                  yes  every width can be laid out, and CSS can express it
                  yes  no width is missing between two ranges
                  yes  a wider page never has fewer columns
                  yes  cells are at least 44 px wide, and hold the longest word of their titles
                  yes  nothing reaches beyond the page or its group
                  yes  the visual order is the document order, in both directions
                  yes  sizes, shares and insets are plausible

                """)
        #expect(
            run.errors == """
                Themes/Plain/layouts/wall.yml:7:26: warning: 'default' is used at 500..<501 px, 3 columns between 1 and 2 [layout.width-hole]
                        count: { 0..<500: 1, 501...1024: 2, default: 3 }
                                             ^
                    hint: begin '501...1024' at 500

                """)
    }

    @Test func pagesWithALayout() async throws {
        let run = try await run("layout")
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        #expect(
            run.output == """
                page  sections  intervals  file
                /            2          4  Content/index.md

                """)
    }

    /// The size of the home page in words. The page contains its pictures as SVG.
    private static var weight: Regex<Substring> {
        #/Home page: \d+\.\d kB before compression \(\d+\.\d kB HTML, \d+\.\d kB CSS, \d+(?:\.\d kB| bytes) JavaScript, 0 bytes images\)/#
    }

    @Test func checkingASiteWithAWarning() async throws {
        let before = try FolderSnapshot(folder.path)
        let run = try await run("check")
        #expect(run.exitCode == 4)
        let lines = run.output.split(separator: "\n")
        #expect(lines.last == "Checked 4 pages: 1 warning")
        #expect(lines.first?.wholeMatch(of: Self.weight) != nil, "\(run.output)")
        #expect(run.errors.contains("[layout.width-hole]"))
        #expect(try FolderSnapshot(folder.path).differences(from: before) == [])
    }

    @Test func checkingAMendedSite() async throws {
        try folder.add([
            "Themes/Plain/layouts/wall.yml":
                "section: { group: { axis: horizontal, size: 1w x ~200, subitem: { size: 1w x ~200 }, count: { ..<500: 3, default: 2 } } }\n"
        ])
        let run = try await run("check")
        #expect(run.exitCode == 0)
        #expect(run.output.split(separator: "\n").last == "Checked 4 pages: no problems, 1 hint")
        #expect(
            run.errors.contains(
                "hint: layout 'wall' has fewer columns from 500 px on than at smaller widths: 2 after 3"))
        // A build does not report hints.
        let build = try await self.run("build")
        #expect(build.exitCode == 0 && build.errors.isEmpty)
    }

    @Test func framesAtAWidth() async throws {
        let run = try await run("layout", "/", "--width", "500")
        #expect(run.exitCode == 0)
        #expect(
            run.output == """
                / at 500 px (heights of text are estimates)
                              x    y  width  height
                1 latest      0    0    500     248
                    header   20    0    460      48
                    1        20   48    137     200
                2 six         0  248    500     798
                    header    0  248    500      48
                    1         8  304    234     234
                    2       258  304    234     234
                    3         8  554    234     234
                    4       258  554    234     234
                    5         8  804    234     234
                    6       258  804    234     234

                """)
    }

    @Test func framesForPrograms() async throws {
        let run = try await run("layout", "/", "--width", "500", "--width", "1025", "--rtl", "--json")
        #expect(run.exitCode == 0)
        let page = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(page["address"] as? String == "/" && page["source"] as? String == "Content/index.md")
        #expect(page["hasEstimates"] as? Bool == true)
        let frames = try #require(page["frames"] as? [[String: Any]])
        #expect(frames.map { $0["width"] as? Int } == [500, 1025])
        let sections = try #require(frames[0]["sections"] as? [[String: Any]])
        #expect(
            sections[1]["cells"] as? [[Double]] ?? [] == [
                [258, 304, 234, 234], [8, 304, 234, 234], [258, 554, 234, 234], [8, 554, 234, 234],
                [258, 804, 234, 234],
                [8, 804, 234, 234],
            ])
        let certificates = try #require(page["sections"] as? [[String: Any]])
        let certificate = try #require(certificates[0]["certificate"] as? [String: Any])
        #expect(
            (certificate["proved"] as? [String: Bool])?.filter { !$0.value }.keys.sorted() == ["columns", "ranges"])
    }

    @Test func whatMovesFromOneWidthToAnother() async throws {
        let run = try await run("layout", "/", "--diff", "500", "501")
        #expect(run.exitCode == 0)
        #expect(
            run.output.hasPrefix(
                """
                / from 500 to 501 px (heights of text are estimates)
                  1 latest: 3 -> 2 columns at 501 px
                1 latest: 0 moved, 2 resized
                          at 500 px          at 501 px          moved by  resized by
                  header  20, 0  460 × 48    20, 0  461 × 48              +1 × 0
                  1       20, 48  137 × 200  20, 48  219 × 200            +82 × 0
                2 six:
                """))
    }

    @Test func pictures() async throws {
        let drawn = try await Sitegen.run(
            ["layout", "/", "--wireframe", "--width", "320"], in: folder(""), environment: ["COLUMNS": "30"])
        #expect(
            drawn.output.hasPrefix(
                """
                / at 320 px (heights of text are estimates)
                  ╔═════════header═════════╗
                  ╚════════════════════════╝
                """))
        let lines: [Substring] = drawn.output.split(separator: "\n")
        #expect(lines.dropFirst().allSatisfy { $0.count <= 30 })
        let file = try await run("layout", "/", "--svg", "page.svg")
        #expect(file.output == "Wrote page.svg\n")
        let piped = try await run("layout", "/", "--svg", "-")
        #expect(try folder.contents()["page.svg"] == piped.output)
        #expect(piped.output.contains("<title>/ at 390, 820, 1280 px</title>"))
    }

    /// The loss of a shortened `sizes` is reported only for pages with pictures in several widths.
    @Test(.imageLibrary) func losses() async throws {
        let demo = URL(filePath: #filePath).appending(path: "../../..").standardized.path
        let run = try await Sitegen.run(["layout", "/albums/coast/", "--source", demo], in: folder(""))
        #expect(run.exitCode == 0)
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).suffix(4)
        #expect(lines.first == "pictures")
        #expect(
            lines.joined(separator: "\n").contains(
                /\n  6 pictures in several widths: 'sizes' is rounded up for 6, to stay within 400 bytes\n/))
        #expect(
            lines.joined(separator: "\n").contains(
                /a browser loads the next larger file in at most [0-9.]+ % of windows and screens, and never a smaller one/
            ))
        let json = try await Sitegen.run(["layout", "/albums/coast/", "--source", demo, "--json"], in: folder(""))
        let report = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let pictures = try #require(report["pictures"] as? [String: Any])
        #expect(pictures["count"] as? Int == 6 && pictures["lostSteps"] as? Int == 1)
        #expect(pictures["sizesBytes"] as? Int == 400 && pictures["roundedCount"] as? Int == 6)
        #expect((pictures["lostShare"] as? Double).map { (0.01...0.5).contains($0) } == true)
        #expect(try await !self.run("layout", "/").output.contains("pictures"))
    }

    @Test(arguments: [["--diff", "5"], ["--width", "0"], ["--height", "0"], ["--svg", "x.svg"]])
    func wrongUsage(arguments: [String]) async throws {
        let page = arguments[0] == "--svg" ? [] : ["/"]
        let run = try await Sitegen.run(["layout"] + page + arguments, in: folder(""))
        #expect(run.exitCode == 64 && run.output.isEmpty)
    }

    @Test func aPictureThatCannotBeWritten() async throws {
        let run = try await run("layout", "/", "--svg", "nowhere/page.svg")
        #expect(run.exitCode == 74)
        #expect(run.errors.contains("[io.unwritable]"))
    }
}
