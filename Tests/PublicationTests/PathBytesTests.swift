import Testing

@testable import SitePublication

@Suite struct PathBytesTests {
    @Test(arguments: [
        [], ["a"], ["b", "a"], ["a/b", "a", "a-b", "a.b", "a/"], ["é", "e", "z", "e\u{301}", "🚀", "ﬀ"],
        ["aa", "a", "", "aaa"],
    ])
    func sortsByBytes(paths: [String]) {
        let expected = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        #expect(PathBytes(paths).sortedPlaces.map { Array(paths[$0].utf8) } == expected.map { Array($0.utf8) })
    }

    @Test func equalPathsStayInTheirOrder() {
        #expect(PathBytes(["b", "a", "b", "a"]).sortedPlaces == [1, 3, 0, 2])
    }

    @Test(arguments: [
        ([], true), (["a"], true), (["a", "b"], true), (["a", "a"], false), (["a", "ab", "a b", "a.b/c"], true),
        (["a", "a-b", "a.html", "a/c"], false), (["a/c", "b", "a"], false), (["a/b/c", "a/b", "x"], false),
        (["a/b", "a/c", "ab", "b/a"], true), (["a", "a-b/c", "a-b/c/d"], false),
    ])
    func tellsWhetherPathsAreApart(paths: [String], areApart: Bool) {
        #expect(PathBytes(paths).areApart == areApart)
        #expect(PathBytes(paths.reversed()).areApart == areApart)
    }
}
