import Foundation
import TestSupport
import Testing

/// `sitegen layout` and `sitegen check` on a small site with a layout file, a layout in the page, and a hole.
@Suite(.serialized, .timeLimit(.minutes(2))) struct LayoutCommandTests {
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

    private func run(_ arguments: String...) async throws -> Sitegen.Run {
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
                  yes  every width has room, and CSS can carry it
                  NO   no width falls through between two ranges, but
                       - it falls through at 500..<501 px to the answer from 1025 px on: 3 columns between 1 and 2
                  NO   a wider page never has fewer columns, but
                       - it falls through at 500..<501 px to the answer from 1025 px on: 3 columns between 1 and 2
                  yes  cells are at least 44 px wide
                  yes  nothing sticks out of the page or of its group
                  yes  sizes, shares and insets are used as they are meant

                2 six: a layout of its own, 6 items
                  widths          columns  cells (width × height)  next group after
                  from 240 px on        2  W/2 - 16 × W/2 - 16     W/2
                  yes  every width has room, and CSS can carry it
                  yes  no width falls through between two ranges
                  yes  a wider page never has fewer columns
                  yes  cells are at least 44 px wide
                  yes  nothing sticks out of the page or of its group
                  yes  sizes, shares and insets are used as they are meant

                """)
        #expect(
            run.errors == """
                Themes/Plain/layouts/wall.yml:7:26: warning: 500..<501 px falls through to the default: 3 columns between 1 and 2 [layout.width-hole]
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

    @Test func checkingASiteWithAWarning() async throws {
        let before = try FolderSnapshot(folder.path)
        let run = try await run("check")
        #expect(run.exitCode == 4)
        #expect(run.output == "Checked 3 pages: 1 warning\n")
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
        #expect(run.output == "Checked 3 pages: no problems, 1 hint\n")
        #expect(run.errors.contains("hint: layout 'wall' has fewer columns from 500 px on than below: 2 after 3"))
        // What is worth knowing is no business of a build.
        let build = try await self.run("build")
        #expect(build.exitCode == 0 && build.errors.isEmpty)
    }
}
