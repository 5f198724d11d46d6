import SiteDiagnostics
import SiteMarkdown
import Testing

/// cmark-gfm stores the special characters of its extensions in a table of the process.
@Suite struct ConcurrencyTests {
    @Test func documentsAreTheSameFromManyTasks() async {
        let bodies = [
            "a ~~b~~ c ~~d~~", "see https://x.y/z and www.a.b or me@x.y",
            "| a | b |\n|---|---|\n| ~~1~~ | https://x.y |",
            "plain *text* only", "- [ ] a\n- [x] ~~b~~",
        ]
        let expected = bodies.map { rendered($0) }
        await withTaskGroup(of: Int.self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<400).count { round in
                        let index = (round + task) % bodies.count
                        return rendered(bodies[index]) != expected[index]
                    }
                }
            }
            for await wrong in group { #expect(wrong == 0) }
        }
    }
}
