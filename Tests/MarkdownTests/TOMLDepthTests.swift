import SiteDiagnostics
import Testing

@testable import SiteMarkdown

/// TOML nests by brackets, by dotted keys, and by both.
@Suite struct TOMLDepthTests {
    private static func problem(_ text: String) -> Diagnostic? {
        let source = SourceText(path: "a.md", text: text)
        return TOML.parse(source, bytes: source.bytes.indices).diagnostics.first
    }

    private static let deep: [(text: String, place: SourcePosition)] = [
        ("a" + ".a" × 64 + "=1", .init(line: 1, column: 126)),
        ("b=1\na" + " . a" × 64 + "=1", .init(line: 2, column: 251)),
        ("a" + ".\"x.y\"" × 64 + "=1", .init(line: 1, column: 374)),
        ("[a" + ".a" × 64 + "]\nb=1", .init(line: 1, column: 127)),
        ("[[a" + ".a" × 64 + "]]\nb=1", .init(line: 1, column: 128)),
        ("[a" + ".a" × 40 + "]\nb" + ".b" × 30 + "=1", .init(line: 2, column: 44)),
        ("a=" + "[" × 70 + "]" × 70, .init(line: 1, column: 65)),
        ("a=[\n1, # [[\n'[[', " + "[" × 70 + "]" × 70 + "]", .init(line: 3, column: 68)),
        ("a=" + "{a=" × 70 + "1" + "}" × 70, .init(line: 1, column: 189)),
        ("a=" + "{a.b.c=" × 30 + "1" + "}" × 30, .init(line: 1, column: 147)),
        ("a=" + "[{b=" × 40 + "1" + "}]" × 40, .init(line: 1, column: 127)),
        // Invalid, but it must not take much memory either.
        ("a=" + "[" × 50_000, .init(line: 1, column: 65)),
        ("a=" + "{a=" × 50_000, .init(line: 1, column: 189)),
    ]

    @Test(arguments: deep) func tooDeep(text: String, place: SourcePosition) throws {
        let problem = try #require(Self.problem(text))
        #expect(problem.id == "toml.too-deep" && problem.isError && problem.hint != nil)
        #expect(problem.position == place)
    }

    @Test(arguments: [
        "a" + ".a" × 60 + "=1", "[a" + ".a" × 60 + "]\nb=1", "a=" + "[" × 60 + "]" × 60, "a='" + "." × 500 + "'",
        "a=\"" + "[{" × 500 + "\"", "a='''\n" + "[\n" × 500 + "'''", "a=1 # " + "[.{" × 500,
        (0..<500).map { "[t\($0).a.b]\nc=[[1.5], [2.5]]\n" }.joined(), "a=[" + "1.5," × 5_000 + "]",
        "a={" + (0..<500).map { "k\($0)={b.c=1.5}" }.joined(separator: ",") + "}",
        (0..<500).map { "a.k\($0).c=1.5\n" }.joined(), (0..<500).map { "[[a.b]]\nc.d={e=\($0)}\n" }.joined(),
    ])
    func isRead(text: String) {
        #expect(Self.problem(text) == nil)
    }
}
