import Testing

@testable import SitePublication

@Suite struct OutputPathTests {
    @Test(arguments: ["a", "a/b/index.html", "é/ü.html", ".well-known/x", "a..b", "..."])
    func pathsBelowTheFolder(text: String) { #expect(OutputPath(text)?.text == text) }

    @Test(arguments: [
        "", "/", "/a", "a/", "a//b", ".", "..", "../a", "a/../b", "a/./b", "a\\b", "a\u{0}b", "a\nb", "a\u{7F}",
        String(repeating: "x", count: 256), String(repeating: "xxx/", count: 1000) + "x",
    ])
    func everythingElse(text: String) { #expect(OutputPath(text) == nil) }

    @Test func twoSpellingsOfALetterAreTwoPathsThatFoldToOne() throws {
        let composed = try #require(OutputPath("\u{E9}"))
        let decomposed = try #require(OutputPath("e\u{301}"))
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed]).count == 2)
        #expect(composed.folded == decomposed.folded)
    }
}
