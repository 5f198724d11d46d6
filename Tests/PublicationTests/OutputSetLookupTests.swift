import SitePublication
import Testing

@Suite struct OutputSetLookupTests {
    @Test(arguments: 0..<9) func eachFileIsFoundAtItsPathAndNoneElsewhere(count: Int) throws {
        let paths = (0..<count).map { "\($0)/é.html" }
        let files = try OutputSet(
            try paths.shuffled().map {
                OutputFile(try #require(OutputPath($0)), .bytes(Array($0.utf8)), from: OutputSource(path: $0))
            })
        for path in paths {
            #expect(files[try #require(OutputPath(path))]?.contents == .bytes(Array(path.utf8)))
            #expect(files[try #require(OutputPath(path + "x"))] == nil)
        }
        #expect(files[try #require(OutputPath("!"))] == nil)
        #expect(files[try #require(OutputPath("~"))] == nil)
    }
}
