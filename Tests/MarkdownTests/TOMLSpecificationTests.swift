import SiteDiagnostics
import Testing

@testable import SiteMarkdown

/// Rules of TOML 1.0 (https://toml.io/en/v1.0.0), each with a valid and an invalid text.
@Suite struct TOMLSpecificationTests {
    private func parse(_ text: String) -> (value: Value?, diagnostics: [Diagnostic]) {
        let source = SourceText(path: "a.md", text: text)
        return TOML.parse(source, bytes: source.bytes.indices)
    }

    @Test(
        arguments: [
            // Lines, comments and keys.
            ("", "{}"), ("# a\r\n\t# b", "{}"), ("a=1#b\n\n b = 2 \r\n", "{a:1,b:2}"), ("1-_a = 1", "{1-_a:1}"),
            ("\"\" = 1\n'a.b' = 2\n\"ü\\u0041\" = 3", "{:1,a.b:2,üA:3}"),
            ("\u{FEFF}a = 1", "{a:1}"), ("a . 'b' . c = 1\na.d = 2", "{a:{b:{c:1},d:2}}"),
            ("3.14159 = 1", "{3:{14159:1}}"), ("true = 1\ninf.nan = 2", "{true:1,inf:{nan:2}}"),
            ("b.a = 1\nc = 2\nb.d = 3", "{b:{a:1,d:3},c:2}"),
            // Texts.
            ("a = \"\\b\\t\\n\\f\\r\\\"\\\\\\u00e9\\U0001F600\"", "{a:' \\t\\n \r\"\\é😀'}"), ("a = ''", "{a:''}"),
            ("a = 'C:\\x\\'", "{a:'C:\\x\\'}"), ("a = '''\n'x' ''y''\r\n\\'''", "{a:''x' ''y''\\n\\'}"),
            ("a = \"\"\"\r\nx\r\ny\"\"\"", "{a:'x\\ny'}"), ("a = \"\"\"x \\\n\n  \t y\\  \r\n z\"\"\"", "{a:'x yz'}"),
            ("a = \"\"\"\"\"x\"\"\"\"\"", "{a:'\"\"x\"\"'}"), ("a = ''''x'''''", "{a:''x'''}"),
            ("a = \"\"\"\"\"\"", "{a:''}"),
            ("a = \"\"\"\\\"\"\"\\\"\"\"\"", "{a:'\"\"\"\"'}"), ("a = \"x\ty\"", "{a:'x\\ty'}"),
            // Numbers and truth values.
            ("a = [+99, 42, 0, -17, 1_000, -1_2_3, +0]", "{a:[+99,42,0,-17,1000,-123,+0]}"),
            ("a = [0xDEAD_beef, 0o755, 0b1101_0110, 0x00]", "{a:[3735928559,493,214,0]}"),
            ("a = [9223372036854775807, -9223372036854775808]", "{a:[9223372036854775807,-9223372036854775808]}"),
            (
                "a = [+1.0, 3.1415, -0.01, 5e+22, 1e06, -2E-2, 6.626e-34, 0e0, -0.0, 9_0.5]",
                "{a:[+1.0,3.1415,-0.01,5e+22,1e06,-2E-2,6.626e-34,0e0,-0.0,90.5]}"
            ),
            ("a = [inf, +inf, -inf, nan, +nan, -nan]", "{a:[inf,+inf,-inf,nan,+nan,-nan]}"),
            ("a = [true, false]", "{a:[true,false]}"),
            // Dates and times.
            (
                "a = [1979-05-27T07:32:00Z, 1979-05-27T00:32:00.999-07:00, 1979-05-27 07:32:00z, 1979-05-27t07:32:60]",
                "{a:[1979-05-27T07:32:00Z,1979-05-27T00:32:00.999-07:00,1979-05-27 07:32:00z,1979-05-27t07:32:60]}"
            ),
            (
                "a = [1979-05-27 , 2024-02-29, 2000-02-29, 07:32:00, 00:32:00.5]",
                "{a:[1979-05-27,2024-02-29,2000-02-29,07:32:00,00:32:00.5]}"
            ),
            // Lists and tables inside of lines.
            ("a = [ ]\nb = [[1, 2,], ['x', # c\n{y = 1}]\n,\n]", "{a:[],b:[[1,2],['x',{y:1}]]}"),
            ("a = { }\nb = {x = 1, y.z = 2, y.w = \"\"\"\n\"\"\", v = [\n]}", "{a:{},b:{x:1,y:{z:2,w:''},v:[]}}"),
            // Tables.
            ("[a]\n[ b . \"c d\" ]\nx = 1\n[b]\ny = 2", "{a:{},b:{c d:{x:1},y:2}}"),
            ("[a.b.c]\n[a]\nb2 = 1\n[a.b]\nx = 1", "{a:{b:{c:{},x:1},b2:1}}"),
            ("[a]\nb.c = 1\n[a.b.d]\ne = 2\n[a.f]", "{a:{b:{c:1,d:{e:2}},f:{}}}"),
            ("[[a]]\nx = 1\n[[a]]\n[[a]]\n[a.b]\n[[a.c]]\ny = 2\n[[a.c]]", "{a:[{x:1},{},{b:{},c:[{y:2},{}]}]}"),
            ("[[a.b]]\n[a]\nx = 1", "{a:{b:[{}],x:1}}"), ("[[a]]\n[a.b]\n[[a]]\n[a.b]", "{a:[{b:{}},{b:{}}]}"),
        ] as [(String, String)])
    func isRead(text: String, expected: String) throws {
        let (value, diagnostics) = parse(text)
        let hasControls = text.contains("\\b")
        #expect(diagnostics.map(\.id) == (hasControls ? ["source.control-character"] : []))
        #expect(try #require(value).short == expected, "\(text)")
    }

    /// The number is the byte, from 1, at which the problem is reported.
    @Test(
        arguments: [
            // Lines, comments and keys.
            ("a", 2), ("a =", 4), ("a = \n1", 5), ("a = 1 b = 2", 7), ("= 1", 1), ("a b = 1", 3), ("a. = 1", 4),
            (".a = 1", 1),
            ("a..b = 1", 3), ("ü = 1", 1), ("a\n= 1", 2), ("\"\"\"a\"\"\" = 1", 1), ("'''a''' = 1", 1), ("# \u{1}", 3),
            ("# a\rb", 4), ("a = 1\r", 6), ("a = 1\rb = 2", 6), ("# \u{7F}", 3), ("a\u{B}= 1", 2), ("[a] b = 1", 5),
            // Texts.
            ("a = \"x", 5), ("a = \"x\ny\"", 5), ("a = 'x", 5), ("a = '''x''", 5), ("a = \"\"\"x\"\"", 5),
            ("a = \"\\x\"", 6),
            ("a = \"\\u12\"", 6), ("a = \"\\uD800\"", 6), ("a = \"\\U00110000\"", 6), ("a = \"\\u+123\"", 6),
            ("a = \"\u{0}\"", 6),
            ("a = '\u{1F}'", 6), ("a = '''\u{7F}'''", 8), ("a = \"\"\"x \\ y\"\"\"", 10), ("a = 'x\\'y'", 9),
            ("a = ''''''''''", 13),
            ("a = \"\\", 6), ("a = \"x\ry\"", 7), ("a = \"\"\"x\ry\"\"\"", 9),
            // Numbers and truth values.
            ("a = 01", 5), ("a = -01", 5), ("a = 1__0", 5), ("a = _1", 5), ("a = 1_", 5), ("a = 0x", 5),
            ("a = 0x_1", 5),
            ("a = 0xG", 5), ("a = 0b2", 5), ("a = 0o8", 5), ("a = +0x1", 5), ("a = 0X1", 5), ("a = ++1", 5),
            ("a = 1.", 5),
            ("a = .1", 5), ("a = 1.e2", 5), ("a = 1e", 5), ("a = 1_.0", 5), ("a = 1._0", 5), ("a = 1e_1", 5),
            ("a = 01.5", 5),
            ("a = 1.2.3", 5), ("a = Inf", 5), ("a = NaN", 5), ("a = True", 5), ("a = truer", 5), ("a = x", 5),
            ("a = null", 5),
            ("a = 9223372036854775808", 5), ("a = 0x8000000000000000", 5), ("a = ١", 5),
            // Dates and times.
            ("a = 1979-13-01", 5), ("a = 1979-00-01", 5), ("a = 1979-02-29", 5), ("a = 1900-02-29", 5),
            ("a = 1979-04-31", 5),
            ("a = 1979-5-27", 5), ("a = 79-05-27", 5), ("a = 1979-05-27T", 5), ("a = 1979-05-27T25:00:00", 5),
            ("a = 1979-05-27T07:32", 5), ("a = 07:32", 5), ("a = 07:60:00", 5), ("a = 07:32:61", 5),
            ("a = 07:32:00.", 5),
            ("a = 07:32:00Z", 5), ("a = 1979-05-27T07:32:00+7:00", 5), ("a = 1979-05-27T07:32:00+24:00", 5),
            ("a = 1979-05-27T07:32:00+07:60", 5), ("a = 1979-05-27x07:32:00", 5), ("a = 1979-05-27  07:32:00", 17),
            ("a = 1979-05-27Z", 5),
            // Lists and tables inside of lines.
            ("a = [1", 7), ("a = [1 2]", 8), ("a = [,]", 6), ("a = [1,,2]", 8), ("a = [ # ]", 10), ("a = ]", 5),
            ("a = [1]]", 8),
            ("a = {x = 1", 11), ("a = {x = 1,}", 12), ("a = {,}", 6), ("a = {x = 1 y = 2}", 12),
            ("a = {x = 1,\ny = 2}", 12),
            ("a = {\n}", 6), ("a = {x}", 7), ("a = {x = 1, x = 2}", 13), ("a = {x = 1, x.y = 2}", 13),
            ("a = {x.y = 1, x = 2}", 15),
            // Tables.
            ("[]", 2), ("[a", 3), ("[a.]", 4), ("[.a]", 2), ("[a..b]", 4), ("[a b]", 4), ("[a]]", 4), ("[[a]", 5),
            ("[ [a]]", 3),
            ("[[a] ]", 5), ("[a\n]", 3), ("[a # b\n]", 4), ("[[]]", 3),
        ] as [(String, Int)])
    func isRefused(text: String, byte: Int) throws {
        let (value, diagnostics) = parse(text)
        #expect(value == nil)
        let problem = try #require(diagnostics.first, "\(text)")
        #expect(problem.id == "toml.invalid" && problem.isError && problem.hint != nil)
        let place = SourceText(path: "a.md", text: text).position(at: byte - 1)
        #expect(problem.position == place, "\(text): \(problem.message)")
    }

    /// Duplicate keys and tables, with the line of the duplicate.
    @Test(
        arguments: [
            ("a = 1\na = 2", 2), ("a = 1\n\"a\" = 2", 2), ("a = 1\na.b = 2", 2), ("a.b = 1\na = 2", 2),
            ("a.b = 1\na.b.c = 2", 2),
            ("[a]\n[a]", 2), ("[a]\nb = 1\n[a.b]", 3), ("a = 1\n[a]", 2), ("a.b = 1\n[a]", 2),
            ("[a]\nb.c = 1\n[a.b]", 3),
            ("[a.b]\n[a]\nb.c = 1", 3), ("[a.b.c]\nz = 1\n[a]\nb.c.t = 1", 4), ("a = {}\n[a.b]", 2),
            ("a = {}\na.b = 1", 2),
            ("a = {b = {}}\n[a.b.c]", 2), ("a = []\n[[a]]", 2), ("a = [{}]\n[a.b]", 2), ("a = [{}]\na.b = 1", 2),
            ("[a]\n[[a]]", 2), ("[[a]]\n[a]", 2), ("[a.b]\n[[a]]", 2), ("[[a]]\na.b = 1\n[a.a]", 3),
            ("[[a]]\nb = 1\n[[a.b]]", 3),
            ("[a]\nb = 1\nb = 2", 3), ("[[a]]\n[a.b]\n[[a.b]]", 3), ("[a]\n[a.b]\n[a]", 3),
        ] as [(String, Int)])
    func isThereAlready(text: String, line: Int) throws {
        let problem = try #require(parse(text).diagnostics.first)
        #expect(problem.id == "toml.invalid" && problem.message.hasSuffix("already has a value"), "\(problem.message)")
        #expect(problem.position?.line == line)
    }
}

extension Value {
    /// `{key:1,other:['text']}`
    fileprivate var short: String {
        switch kind {
        case .null: "null"
        case .scalar(let scalar):
            scalar.isQuoted
                ? "'\(scalar.text.replacing("\n", with: "\\n").replacing("\t", with: "\\t"))'" : scalar.text
        case .list(let values): "[\(values.map(\.short).joined(separator: ","))]"
        case .map(let entries): "{\(entries.map { "\($0.key):\($0.value.short)" }.joined(separator: ","))}"
        }
    }
}
