import BrowserSupport
import Testing

/// Boxes around cells are invisible to screen readers: a list still owns all its items.
@Suite("Stacks of cells", .browser(.chromium))
struct StackAccessibilityTests {
    @Test("are one list to assistive technology", arguments: [300.0, 1300])
    func oneList(width: Double) async throws {
        let layout = try #require(JudgedLayout.stacks.first { $0.name == "stacks at some widths, 13 cells" })
        let judge = try LayoutJudge(layout)
        #expect(judge.page.styles[0].stacks != nil)
        let nodes = try await SharedBrowser.chromium.lend { browser in
            try await browser.setViewport(width: Int(width), height: 800)
            try await browser.show(judge.page.html(isDrawn: true))
            return try await browser.accessibilityTree()
        }
        let named = Dictionary(uniqueKeysWithValues: nodes.map { ($0.nodeId, $0) })
        let items = nodes.filter { $0.roleName == "listitem" && !$0.ignored }
        #expect(items.count == 13)
        /// The nearest ancestor that is not ignored.
        func owner(_ node: AccessibilityNode) -> AccessibilityNode? {
            var owner = node.parentId.flatMap { named[$0] }
            while let candidate = owner, candidate.ignored { owner = candidate.parentId.flatMap { named[$0] } }
            return owner
        }
        #expect(Set(items.compactMap { owner($0)?.nodeId }).count == 1)
        #expect(items.allSatisfy { owner($0)?.roleName == "list" })
    }
}
