import SiteFileSystem
import Testing

@Suite struct SourceDifferenceTests {
    @Test(arguments: [
        (SourceDifference.none, SourceDifference.none, SourceDifference.none),
        (.none, .contents(["/a"]), .contents(["/a"])), (.contents(["/a"]), .none, .contents(["/a"])),
        (.contents(["/a", "/b"]), .contents(["/b", "/c"]), .contents(["/a", "/b", "/c"])),
        (.none, .anything, .anything), (.anything, .none, .anything),
        (.contents(["/a"]), .anything, .anything), (.anything, .contents(["/a"]), .anything),
    ]) func nothingOfAUnionIsLost(first: SourceDifference, later: SourceDifference, union: SourceDifference) {
        var difference = first
        difference.formUnion(later)
        #expect(difference == union)
    }
}
